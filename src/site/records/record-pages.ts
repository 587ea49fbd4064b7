import { Type } from 'typebox';
import { today } from '../../api/dates.js';
import { Cursor, parameters } from '../../api/schemas/parameters.js';
import { formatDate } from '../../calendar/reckoning.js';
import { sortOrders } from '../../catalogue/queries.js';
import { yearToPlan } from '../calendar/weeks.js';
import type { SiteContext } from '../context.js';
import { operationPage, type PageRow, pageRow } from '../page.js';
import { countCenturies } from '../parts/century-bars.js';
import { countriesPage, countryPage, landsIn, mapPage, othersOf } from './countries.js';
import { daysAndYears } from './entries.js';
import { feastPage, feastsPage } from './feasts.js';
import { hymnographyPage } from './hymnography.js';
import {
  countryNames,
  countsOf,
  facetsAsked,
  filters,
  filtersOfMap,
  type Narrowing,
  narrowedPath,
} from './narrow.js';
import { saintPage } from './saint.js';
import { letterPage, listedSaintsPage, saintsPage } from './saints.js';

const Letter = Type.String({ pattern: '^[a-z]$', maxLength: 1 });

export function recordRows({ api, catalogue, now, lists, origin }: SiteContext): PageRow[] {
  const year = () => today(now()).year;

  return [
    pageRow({
      path: '/saints',
      parameters: parameters({
        ...filters,
        sort: Type.Optional(Type.Enum([...sortOrders])),
        cursor: Cursor,
      }),
      cache: api.listSaints.cache,
      async load({ sort, cursor, ...chosen }, { calendar }) {
        const isNarrowed = sort !== undefined || Object.keys(chosen).length > 0;
        const asked = { ...chosen, sort: sort ?? 'name', facets: facetsAsked } as const;
        const page = await api.listSaints.handle({
          ...asked,
          ...(cursor && { cursor }),
          limit: isNarrowed ? 25 : 1,
        });
        const narrowing: Narrowing = {
          action: '/saints',
          chosen,
          sort: asked.sort,
          orders: sortOrders,
          counts: countsOf(page),
          countries: await countryNames(lists),
        };
        if (!isNarrowed) {
          return saintsPage(await lists.letters(), await lists.topics(), narrowing);
        }
        const { data: saints, nextCursor } = page;
        const about = await daysAndYears(catalogue, saints, { calendar, year: year() }, asked.sort);
        return listedSaintsPage({ narrowing, saints, nextCursor, about, calendar });
      },
    }),
    pageRow({
      path: '/saints/by-letter/{letter}',
      parameters: parameters({ letter: Letter }),
      cache: api.listSaints.cache,
      load: async ({ letter }) => letterPage(letter, await lists.letters()),
    }),
    operationPage(api.getSaint, async (values, { calendar }) => {
      // First alone: of a renamed saint all fail, and the page moves where the saint has.
      const saint = await api.getSaint.handle(values);
      const [hymns, similar] = await Promise.all([
        api.getHymnography.handle(values),
        api.listSimilarSaints.handle({ ...values, limit: 12 }),
      ]);
      const next = { from: today(now()), calendar };
      return saintPage({ saint, hymns, similar: similar.data, next });
    }),
    operationPage(api.getHymnography, async (values) =>
      hymnographyPage(await api.getHymnography.handle(values)),
    ),
    pageRow({
      path: '/feasts',
      parameters: parameters({}),
      cache: api.listFeasts.cache,
      dependsOn: () => String(yearToPlan(today(now()))),
      async load(_, { calendar }) {
        return feastsPage(await lists.feasts(), { year: yearToPlan(today(now())), calendar });
      },
    }),
    pageRow({
      path: '/feasts/{key}',
      parameters: parameters({ key: api.getFeast.parameters.properties.key }),
      cache: api.getFeast.cache,
      dependsOn: () => formatDate(today(now())),
      async load({ key }) {
        const [feast, next] = await Promise.all([
          api.getFeast.handle({ key, year: year() }),
          api.getFeast.handle({ key, year: year() + 1 }),
        ]);
        const occurrences = [...feast.occurrences, ...next.occurrences];
        return feastPage(feast, occurrences, formatDate(today(now())));
      },
    }),
    pageRow({
      path: '/countries',
      parameters: parameters(filtersOfMap),
      cache: api.listCountries.cache,
      async load(chosen) {
        const countries = await lists.countries();
        if (Object.keys(chosen).length === 0) {
          return countriesPage(countries, await countCenturies(api));
        }
        const counts = countsOf(
          await api.listSaints.handle({ ...chosen, facets: 'country', limit: 1 }),
        );
        const counted = countries.flatMap(({ slug, ...country }) => {
          const { count } = counts.country?.find(({ value }) => value === slug) ?? {};
          const url = narrowedPath('/saints', { ...chosen, country: slug });
          return count === undefined ? [] : { ...country, url, saintCount: count };
        });
        return mapPage(counted, { chosen, countries: await countryNames(lists) });
      },
    }),
    operationPage(api.getCountry, async ({ slug }, { calendar }) => {
      const country = await api.getCountry.handle({ slug });
      const [record, all, counted] = await Promise.all([
        catalogue.country(slug),
        lists.saints(),
        api.listSaints.handle({ country: slug, facets: 'region', limit: 1 }),
      ]);
      const saints = all.filter(({ originCountry }) => originCountry?.slug === slug);
      const others = record ? othersOf(record, all) : [];
      const about = await daysAndYears(catalogue, others, { calendar, year: year() });
      const lands = landsIn(countsOf(counted).region);
      return countryPage(country, { saints, others, about, calendar, lands, origin: origin() });
    }),
  ];
}
