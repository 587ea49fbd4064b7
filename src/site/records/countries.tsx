/** The list of countries, and one country with its saints. */
import { calendarNames } from '../../api/calendar-names.js';
import type { Country } from '../../api/operations/countries.js';
import type { Page, PageLink } from '../page.js';
import { LinkList } from '../parts/links.js';
import { Fact } from '../parts/text.js';
import { shortened, typeset } from '../words.js';

export const countriesPage = (countries: readonly Country[]): Page => ({
  path: '/countries',
  title: 'Countries',
  description: 'The Orthodox Church and her saints, country by country.',
  section: '/countries',
  kind: 'wide',
  api: { operationId: 'listCountries', request: '/v1/countries' },
  main: (
    <>
      <h1>Countries</h1>
      <p class="lead">The Church and her saints, country by country, within today’s borders.</p>
      <ul class="names">
        {countries.map(({ name, url, saintCount }) => (
          <li key={url}>
            <a href={url}>{name}</a>
            {saintCount > 0 && <span class="count"> {saintCount}</span>}
          </li>
        ))}
      </ul>
      <p class="note">The number beside a name is how many of its saints are listed.</p>
    </>
  ),
});

const calendars: Readonly<Record<string, string>> = {
  ...calendarNames,
  both: 'Both: some dioceses or parishes keep the New Calendar, others the Old',
};

export const countryPage = (country: Country, saints: readonly PageLink[]): Page => {
  const { name, orthodoxPopulation: population, calendar } = country;
  return {
    path: country.url,
    title: name,
    description: shortened(typeset(country.summary)),
    above: [{ name: 'Countries', url: '/countries' }],
    isCitable: true,
    kind: 'wide',
    reportUrl: country.reportUrl,
    api: { operationId: 'getCountry', request: `/v1${country.url}` },
    main: (
      <article>
        <h1>{name}</h1>
        <p class="lead">{typeset(country.summary)}</p>
        <dl class="facts">
          {population && (
            <Fact name="Orthodox Christians">
              {population.estimate.toLocaleString('en')}
              {population.communion === 'oriental' && ', mostly Oriental Orthodox'}
              <span class="note"> ({figureSource(population)})</span>
            </Fact>
          )}
          {calendar && <Fact name="Calendar kept">{calendars[calendar]}</Fact>}
        </dl>
        <h2>Saints of {name}</h2>
        {saints.length === 0 ? (
          <p>No saints of this country are listed yet.</p>
        ) : (
          <LinkList class="names" links={saints} />
        )}
      </article>
    ),
  };
};

/** Most sources include their year: "census of 2021". */
function figureSource({ year, source }: NonNullable<Country['orthodoxPopulation']>): string {
  return typeset(source.includes(String(year)) ? source : `${year}; ${source}`);
}
