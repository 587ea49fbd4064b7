import { Type } from 'typebox';
import { today } from '../../api/dates.js';
import { Cursor, parameters, SearchText } from '../../api/schemas/parameters.js';
import { hitTypes } from '../../catalogue/queries.js';
import type { SiteContext } from '../context.js';
import { operationPage, type PageRow, pageRow } from '../page.js';
import { pathOfTyped } from '../typed-date.js';
import { countriesPage, countryPage } from './countries.js';
import { feastPage, feastsPage } from './feasts.js';
import { allOf } from './lists.js';
import { hymnographyPage, saintPage } from './saint.js';
import { letterPage, saintsPage } from './saints.js';
import { searchPage } from './search.js';

const Letter = Type.String({ pattern: '^[a-z]$', maxLength: 1 });
const ResultType = Type.Enum(['all', ...hitTypes], { default: 'all' });

export function recordRows({ api, now, lists }: SiteContext): PageRow[] {
  const year = () => today(now()).year;

  return [
    pageRow({
      path: '/saints',
      parameters: parameters({}),
      cache: api.listSaints.cache,
      async find() {
        const [letters, topics] = await Promise.all([lists.letters(), lists.topics()]);
        return saintsPage(letters, topics);
      },
    }),
    pageRow({
      path: '/saints/by-letter/{letter}',
      parameters: parameters({ letter: Letter }),
      cache: api.listSaints.cache,
      find: async ({ letter }) => letterPage(letter, await lists.letters()),
    }),
    operationPage(api.getSaint, async (values) => {
      const [saint, hymns] = await Promise.allSettled([
        api.getSaint.handle(values),
        api.getHymnography.handle(values),
      ]);
      // Of a renamed saint both fail: the page moves where the saint has, not where the hymns have.
      if (saint.status === 'rejected') throw saint.reason;
      if (hymns.status === 'rejected') throw hymns.reason;
      return saintPage(saint.value, hymns.value, year());
    }),
    operationPage(api.getHymnography, async (values) =>
      hymnographyPage(await api.getHymnography.handle(values)),
    ),
    pageRow({
      path: '/feasts',
      parameters: parameters({}),
      cache: api.listFeasts.cache,
      dependsOn: () => String(year()),
      async find() {
        const [feasts, great, movable] = await Promise.all([
          lists.feasts(),
          api.getGreatFeasts.handle({ year: year() }),
          api.getPaschaCycle.handle({ year: year(), use: 'all' }),
        ]);
        const order = [...great.feasts, ...movable.feasts].map(({ key }) => key);
        return feastsPage(feasts, year(), order);
      },
    }),
    pageRow({
      path: '/feasts/{key}',
      parameters: parameters({ key: api.getFeast.parameters.properties.key }),
      cache: api.getFeast.cache,
      dependsOn: () => String(year()),
      async find({ key }) {
        const [feast, next] = await Promise.all([
          api.getFeast.handle({ key, year: year() }),
          api.getFeast.handle({ key, year: year() + 1 }),
        ]);
        return feastPage(feast, [...feast.occurrences, ...next.occurrences]);
      },
    }),
    pageRow({
      path: '/countries',
      parameters: parameters({}),
      cache: api.listCountries.cache,
      find: async () => countriesPage(await lists.countries()),
    }),
    operationPage(api.getCountry, async ({ slug }) => {
      const country = await api.getCountry.handle({ slug });
      const saints =
        country.saintCount === 0
          ? []
          : await allOf((paging) => api.listSaints.handle({ country: slug, ...paging }));
      return countryPage(country, saints);
    }),
    pageRow({
      path: '/search',
      parameters: parameters({ q: Type.Optional(SearchText), type: ResultType, cursor: Cursor }),
      cache: api.searchSaints.cache,
      policy: "script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'",
      leadsTo: ({ q }) => (q === undefined ? undefined : pathOfTyped(q, year())),
      async find({ q, type, cursor }) {
        if (q === undefined) return searchPage(undefined);
        const asked = { q, type, limit: 10, ...(cursor && { cursor }) };
        const results = await api.searchSaints.handle(asked);
        return searchPage({ text: q, type, results });
      },
    }),
  ];
}
