/** `/v1/countries/…`: the list of countries, and one country. */

import { type Static, Type } from 'typebox';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { ListPosition } from '../../catalogue/queries.js';
import { type Country as CountryRecord, communions } from '../../catalogue/records.js';
import { moved, parameterProblem } from '../../http/problem.js';
import { listAnswer, listCursor } from '../cursor.js';
import { notFoundNear } from '../nearest.js';
import { type OperationsContext, operation } from '../operation.js';
import { countryUrl } from '../record-urls.js';
import { reportUrlsOf } from '../report-urls.js';
import { CountrySlug, Cursor, ListLimit, parameters } from '../schemas/parameters.js';
import {
  choice,
  list,
  named,
  nullable,
  present,
  ReportUrl,
  Slug,
  text,
  Url,
} from '../schemas/shapes.js';

export const countryName = {
  slug: Slug,
  name: text('Name in English.'),
  isoCode: text('ISO 3166-1 alpha-2.'),
};
export const countrySummary = text('The Church and her saints in this country.');

export const Country = named('Country', 'A present-day country.', {
  ...countryName,
  orthodoxPopulation: nullable(
    named('OrthodoxPopulation', 'An estimate of the Orthodox population.', {
      estimate: Type.Integer({ minimum: 0, description: 'People.' }),
      year: Type.Integer({ description: 'Year of the estimate.' }),
      source: text('Where the figure comes from, and any doubts about it.'),
      communion: choice(communions, 'The communion of most of them.'),
    }),
  ),
  saintCount: Type.Integer({ minimum: 0, description: 'Saints with this origin.' }),
  calendar: nullable(
    choice(['gregorian', 'julian', 'both']),
    'The calendar that its Churches keep; null if unknown.',
  ),
  summary: countrySummary,
  url: Url,
  reportUrl: ReportUrl,
});
export type Country = Static<typeof Country>;

export const CountryList = list('CountryList', Country);
export type CountryList = Static<typeof CountryList>;

export function countryOperations(context: OperationsContext) {
  const { catalogue } = context;
  const reportUrls = reportUrlsOf(context);
  return {
    listCountries: operation({
      operationId: 'listCountries',
      path: '/v1/countries',
      tag: 'Countries',
      summary: 'Countries, by slug',
      description:
        'Use it to list the countries with their Orthodox population and number of saints, or to learn the slugs that listSaints takes as `country`.',
      parameters: parameters({ limit: ListLimit, cursor: Cursor }),
      answer: CountryList,
      async handle({ limit, cursor }) {
        const reportUrlOf = await reportUrls();
        const find = (after?: ListPosition) => catalogue.countries({ limit, after });
        return listAnswer(listCursor, ['countries'], cursor, find, (country) =>
          presentCountry(country, reportUrlOf),
        );
      },
    }),
    getCountry: operation({
      operationId: 'getCountry',
      path: '/v1/countries/{slug}',
      tag: 'Countries',
      summary: 'A country',
      description:
        'Use it for one country: its Orthodox population with year and source, how many saints come from it, and a summary of its Church.',
      parameters: parameters({ slug: CountrySlug }),
      answer: Country,
      lastModified: ({ slug }) => catalogue.changedAt('country', slug),
      async handle({ slug }) {
        const [country, reportUrlOf] = await Promise.all([catalogue.country(slug), reportUrls()]);
        if (!country) throw await notFoundNear(catalogue, 'country', slug);
        if (country.slug !== slug) throw moved(countryUrl(country.slug));
        return presentCountry(country, reportUrlOf);
      },
    }),
  };
}

/**
 * Throws a problem if no country has the slug of a filter. Only a list without entries needs it: an
 * entry shows that its country is known.
 */
export async function assertCountryKnown(
  catalogue: Pick<Catalogue, 'country'>,
  slug: string,
): Promise<void> {
  const country = await catalogue.country(slug);
  if (country?.slug === slug) return;
  throw country === undefined
    ? countryUnknown(slug)
    : countryProblem(`must be the present slug of a country: ${slug} is now ${country.slug}`);
}

/** The problem of a filter by a country that does not exist. */
export const countryUnknown = (slug: string) =>
  countryProblem(
    `must be the slug of a country that listCountries lists: there is no ${slug}; search finds the saints of other places`,
  );

const countryProblem = (detail: string) =>
  parameterProblem('invalid-parameter', [{ parameter: 'country', detail }]);

function presentCountry(country: CountryRecord, reportUrlOf: (path: string) => string | null) {
  const url = countryUrl(country.slug);
  return present(Country, { ...country, url, reportUrl: reportUrlOf(url) });
}
