/** Looks days up: those that are asked for at once are one question to the cluster. */
import type { estypes } from '@elastic/elasticsearch';
import DataLoader from 'dataloader';
import type { Reckoning } from '../../calendar/reckoning.js';
import {
  CatalogueUnavailableError,
  type DayEntries,
  type DayQuery,
  type Feast,
  type SaintEntry,
} from '../catalogue.js';
import { fallsOn } from '../day-saints.js';
import { dayKey, type FeastDocument, type IndexKind, type SaintDocument } from './documents.js';

/** As many as an answer of Elasticsearch may hold, by its default; a day keeps some dozens. */
export const maxHits = 10_000;
const maxDaysAtOnce = 4;

/** There may be more than were answered; a short list would look like a whole one. */
export const tooMany = () =>
  new CatalogueUnavailableError(`Elasticsearch holds ${maxHits} entries or more for one answer`);

/** Complete hits, or a rejection. */
type Search = (
  kinds: readonly IndexKind[],
  body: estypes.SearchRequest,
) => Promise<estypes.SearchHit<SaintDocument | FeastDocument>[]>;

/**
 * Answers a day; the days of one turn of the event loop share a request, four at most. A day that
 * nothing comes with does not wait for company.
 */
export function createDayLoader(search: Search): (query: DayQuery) => Promise<DayEntries> {
  async function lookUp(queries: readonly DayQuery[]): Promise<(DayEntries | Error)[]> {
    const hits = await search(['saints', 'feasts'], {
      size: maxHits,
      query: { bool: { filter: [{ bool: { should: lookUps(queries) } }] } },
      sort: ['_doc'],
      _source: ['entry', 'key'],
    });
    if (hits.length === maxHits) {
      return queries.length === 1 ? [tooMany()] : await oneByOne(queries);
    }
    const found = entriesOf(hits);
    return queries.map((query) => onDay(found, query));
  }
  async function oneByOne(queries: readonly DayQuery[]) {
    const answers = await Promise.all(queries.map((query) => lookUp([query])));
    return answers.flat();
  }
  const options = { cache: false, maxBatchSize: maxDaysAtOnce, batchScheduleFn: setImmediate };
  const loader = new DataLoader<DayQuery, DayEntries>(lookUp, options);
  return (query) => loader.load(query);
}

/** Term look-ups in the date-keyed fields, of all the days together. */
function lookUps(queries: readonly DayQuery[]): estypes.QueryDslQueryContainer[] {
  const daysOf = (reckoning: Reckoning) =>
    queries
      .filter((query) => query.reckoning === reckoning)
      .flatMap(({ menaionDays }) => menaionDays.map(dayKey));
  const values = {
    gregorianDays: daysOf('gregorian'),
    julianDays: daysOf('julian'),
    offsets: queries.map(({ offset }) => offset),
    key: queries.flatMap(({ movableFeastKeys }) => movableFeastKeys),
  };
  return Object.entries(values)
    .filter(([, keys]) => keys.length > 0)
    .map(([field, keys]) => ({ terms: { [field]: [...new Set<number | string>(keys)] } }));
}

function entriesOf(hits: Awaited<ReturnType<Search>>): DayEntries {
  const saints: SaintEntry[] = [];
  const feasts: Feast[] = [];
  for (const { _source } of hits) {
    if (!_source) continue;
    if ('key' in _source) feasts.push(_source.entry);
    else saints.push(_source.entry);
  }
  return { saints, feasts };
}

/** Of the entries of several days, those of one. */
function onDay({ saints, feasts }: DayEntries, query: DayQuery): DayEntries {
  return {
    saints: saints.filter(({ commemorations }) =>
      commemorations.some((commemoration) => fallsOn(commemoration, query)),
    ),
    feasts: feasts.filter(
      ({ key, fixed }) =>
        query.movableFeastKeys.includes(key) || (fixed !== null && fallsOn(fixed, query)),
    ),
  };
}
