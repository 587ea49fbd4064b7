/** `/v1/countries/…`: the list of countries, and one country. */
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Country as CountryRecord } from '../../catalogue/records.js';
import { moved, recordNotFound } from '../../http/problem.js';
import { decodeCursor, encodeCursor, listCursor } from '../cursor.js';
import { operation } from '../operation.js';
import { countryUrl } from '../record-urls.js';
import { Country, CountryList } from '../schemas/answers.js';
import { CountrySlug, Cursor, ListLimit, parameters } from '../schemas/parameters.js';

export interface CountriesContext {
  readonly catalogue: Pick<Catalogue, 'country' | 'countries'>;
}

export function countryOperations({ catalogue }: CountriesContext) {
  return {
    listCountries: operation({
      operationId: 'listCountries',
      path: '/v1/countries',
      tag: 'Countries',
      summary: 'Countries, by slug',
      description:
        'Use it to list the countries with their Orthodox population and number of saints, or to learn the slugs that listSaints takes as `country`.',
      access: 'key',
      cache: { sMaxAge: 600, staleWhileRevalidate: 120 },
      parameters: parameters({ limit: ListLimit, cursor: Cursor }),
      answer: CountryList,
      async handle({ limit, cursor }) {
        const list = ['countries'];
        const after = decodeCursor(listCursor, list, cursor);
        const { items, next } = await catalogue.countries({ limit, after });
        return {
          data: items.map(presentCountry),
          nextCursor: next && encodeCursor(listCursor, list, next),
        };
      },
    }),
    getCountry: operation({
      operationId: 'getCountry',
      path: '/v1/countries/{slug}',
      tag: 'Countries',
      summary: 'A country',
      description:
        'Use it for one country: its Orthodox population with year and source, how many saints come from it, and a summary of its Church.',
      access: 'key',
      cache: { sMaxAge: 600, staleWhileRevalidate: 120 },
      parameters: parameters({ slug: CountrySlug }),
      answer: Country,
      findsRecord: true,
      async handle({ slug }) {
        const country = await catalogue.country(slug);
        if (!country) throw recordNotFound('country');
        if (country.slug !== slug) throw moved(countryUrl(country.slug));
        return presentCountry(country);
      },
    }),
  };
}

const presentCountry = (country: CountryRecord): Country => ({
  slug: country.slug,
  name: country.name,
  isoCode: country.isoCode,
  orthodoxPopulation: country.orthodoxPopulation,
  saintCount: country.saintCount,
  calendar: country.calendar,
  summary: country.summary,
  url: countryUrl(country.slug),
});
