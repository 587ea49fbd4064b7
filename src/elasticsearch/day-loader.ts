/** Looks up days; those that are requested together share one request to the cluster. */
import type { estypes } from '@elastic/elasticsearch';
import DataLoader from 'dataloader';
import { formatMonthDay, type Reckoning } from '../calendar/reckoning.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { daySaints, isFeastOn, menaionDaysOf } from '../catalogue/day-saints.js';
import type { DayQuery, DayRecords, KnownSaint, SaintName } from '../catalogue/days.js';
import type { ListedFeast, ListedSaint } from '../catalogue/records.js';
import { lastYearOfLife } from '../catalogue/repose.js';
import { everyHit, maxHits, type Search, tooMany } from './ask.js';
import { type Brief, type FeastDocument, listedSaintOf, type SaintDocument } from './documents.js';

const maxDaysAtOnce = 4;

/**
 * Days requested in one turn of the event loop share a request, up to four; a single day does not
 * wait for others. A span is one request.
 */
export function createDayLoader(search: Search): Pick<Catalogue, 'day' | 'days'> {
  const kinds = ['saints', 'feasts'] as const;
  const queryOf = (queries: readonly DayQuery[]) => ({
    bool: { filter: [{ bool: { should: lookUps(queries) } }] },
  });
  async function lookUp(queries: readonly DayQuery[]): Promise<(DayRecords | Error)[]> {
    const hits = await search<SaintDocument | FeastDocument>(kinds, {
      size: maxHits,
      query: queryOf(queries),
      sort: ['_doc'],
      _source: ['entry', 'key', 'rank', 'detail.reposed'],
    });
    if (hits.length === maxHits) {
      if (queries.length === 1) return [tooMany()];
      return (await Promise.all(queries.map((query) => lookUp([query])))).flat();
    }
    const found = foundIn(hits.flatMap(entryOf));
    return queries.map((query) => onDay(found, query));
  }
  const options = { cache: false, maxBatchSize: maxDaysAtOnce, batchScheduleFn: setImmediate };
  const loader = new DataLoader<DayQuery, DayRecords>(lookUp, options);
  return {
    day: (query) => loader.load(query),
    async days(queries) {
      if (queries.length === 0) return [];
      const hits = await everyHit<SaintDocument | FeastDocument>(search, kinds, {
        query: queryOf(queries),
        stored_fields: '_none_',
        docvalue_fields: ['brief', 'rank'],
      });
      const found = foundIn(hits.map(nameOf));
      return queries.map((query) => onDay(found, query));
    },
  };
}

/** Term queries on the date-keyed fields, for all the days together. */
function lookUps(queries: readonly DayQuery[]): estypes.QueryDslQueryContainer[] {
  const daysOf = (reckoning: Reckoning) =>
    queries
      .filter((query) => query.reckoning === reckoning)
      .flatMap((query) => menaionDaysOf(query).map(formatMonthDay));
  const values = {
    gregorianDays: daysOf('gregorian'),
    julianDays: daysOf('julian'),
    offsets: queries.map(({ offset }) => offset),
    feasts: queries.flatMap(({ feastKeys }) => feastKeys),
    key: queries.flatMap(({ feastKeys }) => feastKeys),
  };
  return Object.entries(values)
    .filter(([, keys]) => keys.length > 0)
    .map(([field, keys]) => ({ terms: { [field]: [...new Set<number | string>(keys)] } }));
}

type Hit = estypes.SearchHit<SaintDocument | FeastDocument>;

type FoundRecord<Saint extends SaintName> = KnownSaint<Saint> | { readonly feast: ListedFeast };

function entryOf({ _source }: Hit): FoundRecord<ListedSaint>[] {
  if (!_source) return [];
  if ('key' in _source) return [{ feast: _source.entry }];
  const { rank, detail } = _source;
  return [
    { saint: listedSaintOf(_source), renown: rank, lastYear: lastYearOfLife(detail?.reposed) },
  ];
}

function nameOf({ fields }: Hit): FoundRecord<SaintName> {
  const { saint, feast }: Brief = JSON.parse(String(fields?.brief?.[0]));
  if (feast) return { feast };
  return { saint, renown: Number(fields?.rank?.[0]), lastYear: lastYearOfLife(saint.reposed) };
}

/** The records found for several days. */
const foundIn = <Saint extends SaintName>(records: readonly FoundRecord<Saint>[]) => ({
  saints: records.filter((record) => 'saint' in record),
  feasts: records.flatMap((record) => ('feast' in record ? record.feast : [])),
});
type Found<Saint extends SaintName> = ReturnType<typeof foundIn<Saint>>;

/** Picks the records of one day from those of several. */
function onDay<Saint extends SaintName>({ saints, feasts }: Found<Saint>, query: DayQuery) {
  return {
    saints: daySaints(saints, query),
    feasts: feasts.filter((feast) => isFeastOn(feast, query)),
  };
}
