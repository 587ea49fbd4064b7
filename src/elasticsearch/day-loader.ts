/** Looks up days; those that are requested together share one request to the cluster. */
import type { estypes } from '@elastic/elasticsearch';
import DataLoader from 'dataloader';
import { formatMonthDay, type Reckoning } from '../calendar/reckoning.js';
import {
  CatalogueUnavailableError,
  type DayNames,
  type DayQuery,
  type DayRecords,
  type SaintName,
} from '../catalogue/catalogue.js';
import { daySaints, fallsOn } from '../catalogue/day-saints.js';
import type { ListedFeast, ListedSaint } from '../catalogue/records.js';
import {
  type Brief,
  type FeastDocument,
  type IndexKind,
  listedSaintOf,
  type SaintDocument,
} from './documents.js';

/** Elasticsearch's default limit on the hits of a response; a day has a few dozen. */
export const maxHits = 10_000;
const maxDaysAtOnce = 4;

/** There may be more hits than were returned, and a cut list would look complete. */
export const tooMany = () =>
  new CatalogueUnavailableError(`Elasticsearch holds ${maxHits} entries or more for one request`);

/** Resolves to all hits, or rejects. */
type Search = (
  kinds: readonly IndexKind[],
  body: estypes.SearchRequest,
) => Promise<estypes.SearchHit<SaintDocument | FeastDocument>[]>;

interface DayLoader {
  /**
   * Answers a day. Days requested in one turn of the event loop share a request, up to four; a
   * single day does not wait for others.
   */
  day(query: DayQuery): Promise<DayRecords>;
  /** Answers a span in one request. */
  days(queries: readonly DayQuery[]): Promise<readonly DayNames[]>;
}

export function createDayLoader(search: Search): DayLoader {
  const ask = (queries: readonly DayQuery[], fields: estypes.SearchRequest) =>
    search(['saints', 'feasts'], {
      size: maxHits,
      query: { bool: { filter: [{ bool: { should: lookUps(queries) } }] } },
      sort: ['_doc'],
      ...fields,
    });
  async function lookUp(queries: readonly DayQuery[]): Promise<(DayRecords | Error)[]> {
    const hits = await ask(queries, { _source: ['entry', 'key'] });
    if (hits.length === maxHits) {
      return queries.length === 1 ? [tooMany()] : await oneByOne(queries);
    }
    const found = entriesOf(hits);
    return queries.map((query) => onDay(found, query));
  }
  async function oneByOne(queries: readonly DayQuery[]) {
    const found = await Promise.all(queries.map((query) => lookUp([query])));
    return found.flat();
  }
  const options = { cache: false, maxBatchSize: maxDaysAtOnce, batchScheduleFn: setImmediate };
  const loader = new DataLoader<DayQuery, DayRecords>(lookUp, options);
  return {
    day: (query) => loader.load(query),
    async days(queries) {
      if (queries.length === 0) return [];
      const hits = await ask(queries, { stored_fields: '_none_', docvalue_fields: ['brief'] });
      if (hits.length === maxHits) throw tooMany();
      const found = namesOf(hits);
      return queries.map((query) => onDay(found, query));
    },
  };
}

/** Term queries on the date-keyed fields, for all the days together. */
function lookUps(queries: readonly DayQuery[]): estypes.QueryDslQueryContainer[] {
  const daysOf = (reckoning: Reckoning) =>
    queries
      .filter((query) => query.reckoning === reckoning)
      .flatMap(({ menaionDays }) => menaionDays.map(formatMonthDay));
  const values = {
    gregorianDays: daysOf('gregorian'),
    julianDays: daysOf('julian'),
    offsets: queries.map(({ offset }) => offset),
    key: queries.flatMap(({ feastKeys }) => feastKeys),
  };
  return Object.entries(values)
    .filter(([, keys]) => keys.length > 0)
    .map(([field, keys]) => ({ terms: { [field]: [...new Set<number | string>(keys)] } }));
}

/** The records found for several days. */
interface Found<Saint> {
  readonly saints: readonly Saint[];
  readonly feasts: readonly ListedFeast[];
}

function entriesOf(hits: Awaited<ReturnType<Search>>): Found<ListedSaint> {
  const saints: ListedSaint[] = [];
  const feasts: ListedFeast[] = [];
  for (const { _source } of hits) {
    if (!_source) continue;
    if ('key' in _source) feasts.push(_source.entry);
    else saints.push(listedSaintOf(_source));
  }
  return { saints, feasts };
}

function namesOf(hits: Awaited<ReturnType<Search>>): Found<SaintName> {
  const saints: SaintName[] = [];
  const feasts: ListedFeast[] = [];
  for (const { fields } of hits) {
    const { saint, feast } = JSON.parse(String(fields?.brief?.[0])) as Brief;
    if (saint) saints.push(saint);
    if (feast) feasts.push(feast);
  }
  return { saints, feasts };
}

/** Picks the records of one day from those of several. */
function onDay<Saint extends SaintName>({ saints, feasts }: Found<Saint>, query: DayQuery) {
  return {
    saints: daySaints(saints, query),
    feasts: feasts.filter(
      ({ key, fixed }) =>
        query.feastKeys.includes(key) || (fixed !== null && fallsOn(fixed, query)),
    ),
  };
}
