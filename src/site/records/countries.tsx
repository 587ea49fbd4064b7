/** The list of countries, and one country with its saints. */
import { calendarNames } from '../../api/calendar-names.js';
import type { Country } from '../../api/operations/countries.js';
import type { SaintSummary } from '../../api/operations/saint.js';
import { type Reckoning, reckonings } from '../../calendar/reckoning.js';
import type { Country as CountryRecord } from '../../catalogue/records.js';
import { landNames, type RegionName } from '../../catalogue/regions.js';
import type { Page } from '../page.js';
import { CenturyBars, type CenturyCounts } from '../parts/century-bars.js';
import { LandMap } from '../parts/land-map.js';
import { anyOf } from '../parts/linked-prose.js';
import { InlineLinks, LinkList } from '../parts/links.js';
import { Subscribe } from '../parts/subscribe.js';
import { Fact } from '../parts/text.js';
import { calendarName, regionInWords, shortened, typeset } from '../words.js';
import { DaysBy, SaintEntries } from './entries.js';
import { type Narrowing, narrowedPath, placeInWords, titleOf } from './narrow.js';

export const countriesPage = (countries: readonly Country[], centuries: CenturyCounts): Page => ({
  path: '/countries',
  title: 'Countries',
  description: 'The Orthodox Church and her saints, country by country.',
  section: '/countries',
  kind: 'wide',
  styles: ['pictures.css'],
  api: { operationId: 'listCountries', request: '/v1/countries' },
  main: (
    <>
      <h1>Countries</h1>
      <p class="lead">The Church and her saints, country by country, within today’s borders.</p>
      <LandMap countries={countries} />
      <CountedCountries countries={countries} />
      <p class="note">The number beside a name is how many of its saints are listed.</p>
      <h2 id="centuries">By century</h2>
      <CenturyBars counts={centuries} />
    </>
  ),
});

type Counted = Pick<Country, 'isoCode' | 'name' | 'url' | 'saintCount'>;

const CountedCountries = ({ countries, rel }: { countries: readonly Counted[]; rel?: string }) => (
  <ul class="names">
    {countries.map(({ name, url, saintCount }) => (
      <li key={url}>
        <a href={url} rel={rel}>
          {name}
        </a>
        {saintCount > 0 && <span class="count"> {saintCount}</span>}
      </li>
    ))}
  </ul>
);

/** The lands of the saints of a narrowed list, each with the list of its own. */
export function mapPage(
  countries: readonly Counted[],
  narrowing: Pick<Narrowing, 'chosen' | 'countries'>,
): Page {
  const { chosen } = narrowing;
  const title = `${titleOf(narrowing)}, by country`;
  return {
    path: narrowedPath('/countries', chosen),
    title,
    description: 'A map of the countries of saints who have something in common.',
    above: [{ name: 'Countries', url: '/countries' }],
    isIndexed: false,
    kind: 'wide',
    styles: ['pictures.css'],
    api: {
      operationId: 'listSaints',
      request: narrowedPath('/v1/saints', { ...chosen, facets: 'country' }),
    },
    main: (
      <>
        <h1>{title}</h1>
        <p>
          <a href={narrowedPath('/saints', chosen)} rel="nofollow">
            As a list, with their days
          </a>
          . The countries are those where the saints chiefly laboured, within today’s borders.
        </p>
        {countries.length > 0 && <LandMap countries={countries} />}
        <CountedCountries countries={countries} rel="nofollow" />
        {countries.length === 0 && <p role="status">No saint matches all of these.</p>}
      </>
    ),
  };
}

const calendars: Readonly<Record<string, string>> = {
  ...calendarNames,
  both: 'Both: some dioceses or parishes keep the New Calendar, others the Old',
};

/**
 * The saints of other countries whose titles, short lives or patronage name this one, or whose short
 * lives begin by it, "Irish monk": they laboured there, came from there or are its patrons. A given
 * name may be that of a country.
 */
export function othersOf(
  country: Pick<CountryRecord, 'slug' | 'name' | 'alternateNames' | 'adjectives'>,
  saints: readonly SaintSummary[],
): SaintSummary[] {
  const { slug, name, alternateNames, adjectives } = country;
  const names = [name, ...alternateNames];
  const pattern = anyOf(names);
  const comesFromHere = (shortBio: string) =>
    adjectives.some((adjective) => shortBio.startsWith(`${adjective} `));
  return saints.filter((saint) => {
    const texts = [saint.name, saint.feastTitle, saint.shortBio, ...saint.patronage];
    return (
      saint.originCountry?.slug !== slug &&
      !names.some((each) => saint.name.startsWith(each)) &&
      (pattern.test(texts.join('\n')) || comesFromHere(saint.shortBio))
    );
  });
}

/** The regions smaller than a country that at least three of its saints belong to. */
export const landsIn = (
  counts: readonly { readonly value: string; readonly count: number }[] | undefined,
): RegionName[] =>
  landNames.filter((name) => counts?.some(({ value, count }) => value === name && count >= 3));

interface SaintsOfCountry {
  readonly lands: readonly RegionName[];
  readonly saints: readonly SaintSummary[];
  readonly others: readonly SaintSummary[];
  /** The day and year of the others, by slug. */
  readonly about: ReadonlyMap<string, string>;
  readonly calendar: Reckoning;
  readonly origin: string;
}

export const countryPage = (
  country: Country,
  { saints, others, about, calendar: chosen, lands, origin }: SaintsOfCountry,
): Page => {
  const { slug, name, orthodoxPopulation: population, calendar } = country;
  return {
    path: country.url,
    title: name,
    description: shortened(typeset(country.summary)),
    above: [{ name: 'Countries', url: '/countries' }],
    isCitable: true,
    kind: 'wide',
    styles: ['beside.css'],
    api: { operationId: 'getCountry', request: `/v1${country.url}` },
    main: (
      <article>
        <h1>{name}</h1>
        <div class="beside">
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
        </div>
        <h2>Saints of {placeInWords(name)}</h2>
        <Natives slug={slug} saints={saints} lands={lands} />
        {saints.length > 0 && <OwnCalendars country={country} origin={origin} />}
        {others.length > 0 && (
          <>
            <h2>Others connected with {placeInWords(name)}</h2>
            <p>Saints of other lands who came from here, laboured here or are its patrons.</p>
            <DaysBy calendar={chosen} path={country.url} />
            <SaintEntries saints={others} about={about} />
          </>
        )}
      </article>
    ),
  };
};

interface NativesProps extends Pick<SaintsOfCountry, 'saints' | 'lands'> {
  readonly slug: string;
}

function Natives({ slug, saints, lands }: NativesProps) {
  if (saints.length === 0) return <p>No saints of this country are listed yet.</p>;
  return (
    <>
      <p>
        <a href={narrowedPath('/saints', { country: slug })} rel="nofollow">
          With their days and years, or narrowed by century and kind
        </a>
      </p>
      {lands.length > 0 && (
        <p>
          By land:{' '}
          <InlineLinks
            separator=" · "
            isFollowed={false}
            links={lands.map((region) => ({
              name: regionInWords(region),
              url: narrowedPath('/saints', { region }),
            }))}
          />
        </p>
      )}
      <LinkList class="names" links={saints} />
    </>
  );
}

/** The calendars of a country's saints, to subscribe to. */
const OwnCalendars = ({
  country,
  origin,
}: {
  readonly country: Country;
  readonly origin: string;
}) => (
  <details class="more">
    <summary>In your own calendar</summary>
    <dl class="facts">
      {reckonings.map((each) => (
        <Fact key={each} name={calendarName(each)}>
          <Subscribe
            name={`Saints of ${country.name} (${calendarName(each)})`}
            url={`${origin}/feeds/saints.ics?${new URLSearchParams({ ...(each === 'julian' && { calendar: each }), country: country.slug })}`}
          />
        </Fact>
      ))}
    </dl>
  </details>
);

/** Most sources include their year: "census of 2021". */
function figureSource({ year, source }: NonNullable<Country['orthodoxPopulation']>): string {
  return typeset(source.includes(String(year)) ? source : `${year}; ${source}`);
}
