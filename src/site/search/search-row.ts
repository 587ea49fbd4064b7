/** The page of a search. */
import { Type } from 'typebox';
import { today } from '../../api/dates.js';
import { nextReadings } from '../../api/passages.js';
import { Cursor, parameters, SearchSort, SearchText } from '../../api/schemas/parameters.js';
import { formatDate, reckonings } from '../../calendar/reckoning.js';
import { hitTypes, sortOrders } from '../../catalogue/queries.js';
import type { SiteContext } from '../context.js';
import { connectingPolicy, pageRow } from '../page.js';
import { comparisonNamed } from '../records/compare.js';
import { daysAndYears } from '../records/entries.js';
import { nextDays } from '../records/feasts.js';
import { allOf } from '../records/lists.js';
import { countryNames, countsOf, facetsAsked, filters, type Narrowing } from '../records/narrow.js';
import { isOfOldCalendar } from './old-calendar-words.js';
import { pagesNamed } from './pages-named.js';
import { searchPage } from './search.js';
import { isOfEitherCalendar, pathOfTyped } from './typed-date.js';

const ResultType = Type.Enum(['all', ...hitTypes], { default: 'all' });

export function searchRow({ api, catalogue, now, lists }: SiteContext) {
  const year = () => today(now()).year;

  return pageRow({
    path: '/search',
    parameters: parameters({
      q: Type.Optional(SearchText),
      type: ResultType,
      ...filters,
      sort: SearchSort,
      cursor: Cursor,
      // Undefined if no calendar is chosen.
      calendar: Type.Optional(Type.Enum([...reckonings])),
    }),
    cache: api.searchSaints.cache,
    policy: connectingPolicy,
    dependsOn: () => formatDate(today(now())),
    leadsTo({ q, calendar }) {
      const isUnclear = q !== undefined && !calendar && isOfEitherCalendar(q, today(now()));
      return q === undefined || isUnclear ? undefined : pathOfTyped(q, today(now()));
    },
    async load({ q, type, sort, cursor, calendar: named, ...chosen }, { calendar }) {
      if (q === undefined) return searchPage(undefined);
      const isOfSaints = type === 'all' || type === 'saint';
      const asked = { q, type, ...chosen, ...(sort && { sort }), ...(cursor && { cursor }) };
      const results = await api.searchSaints.handle({
        ...asked,
        limit: 10,
        ...(isOfSaints && { facets: facetsAsked }),
      });
      const kept = { q, ...(type !== 'all' && { type }) };
      const counts = countsOf(results);
      const countries = await countryNames(lists);
      const narrowing = narrowingOf({ chosen, sort: sort ?? 'relevance', counts, kept, countries });
      const saints = results.data.filter((hit) => hit.type === 'saint');
      const keys = results.data.flatMap((hit) => (hit.type === 'feast' ? hit.key : []));
      const isOnBoth = named === undefined && isOfOldCalendar(q);
      const by = { calendar, year: year(), isOnBoth };
      const feasts = (await lists.feasts()).filter(({ key }) => keys.includes(key));
      const about = new Map([
        ...(await daysAndYears(catalogue, saints, by, sort)),
        ...nextDays(feasts, today(now()), calendar),
      ]);
      const pages = [...(await comparisonNamed(api, q)), ...pagesNamed(q, today(now()), named)];
      const isGivenName = await isNamed(api, q.trim(), saints[0]?.slug);
      return searchPage({
        text: q,
        type,
        results,
        about,
        by,
        narrowing,
        isFirst: cursor === undefined,
        isGivenName,
        pages,
        readings: await nextReadings(q, today(now()), api),
      });
    },
  });
}

const narrowingOf = (given: Omit<Narrowing, 'action' | 'orders'>): Narrowing => ({
  ...given,
  action: '/search',
  orders: ['relevance', ...sortOrders],
});

/**
 * Whether the best saint bears a text as a given name: that of Tryphon of Nicaea, whom a search for
 * the town finds, is another.
 */
async function isNamed({ listSaints }: SiteContext['api'], name: string, best: string | undefined) {
  if (best === undefined || /^$|\s/.test(name)) return false;
  const bearers = await allOf((paging) => listSaints.handle({ name, ...paging }));
  return bearers.some(({ slug }) => slug === best);
}
