/** Judged queries: what is asked, what counts as an answer, and how well a catalogue does. */
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import type { FoundRecord, HitType, ListPosition } from '../../src/catalogue/queries.js';
import type { Country, ListedSaint } from '../../src/catalogue/records.js';
import { toSuggestion } from '../../src/catalogue/suggestion.js';
import { walk } from '../contracts/catalogue/lists.js';

/** Regexes are tested without regard to case; a query that names nothing must only not fail. */
export interface JudgedQuery {
  readonly q: string;
  /** Of the name, of "name — title of the primary commemoration", or of the slug. */
  readonly want: readonly string[];
  readonly type: HitType;
  readonly category: string;
  /** Of a topic of patronage. */
  readonly patronage?: string;
  /** Of the slug of a saint's country. */
  readonly origin?: string;
  /** Of a category of saint. */
  readonly catmatch?: string;
}

export interface Judgement {
  /** The queries that the corpus can answer. */
  readonly judged: number;
  readonly successAt1: number;
  /** Mean reciprocal rank among the first ten. */
  readonly mrr: number;
  /** Queries whose first hit is wrong, with the place of the right one and what came instead. */
  readonly misses: readonly string[];
  readonly failures: readonly string[];
}

/** How many hits are judged. */
export const depth = 10;
const atOnce = 8;

export async function judge(
  catalogue: Catalogue,
  queries: readonly JudgedQuery[],
): Promise<Judgement> {
  const all = await candidates(catalogue);
  const misses: string[] = [];
  const failures: string[] = [];
  const ranks: number[] = [];
  const answerAll = async (batch: readonly JudgedQuery[]) =>
    Promise.all(
      batch.map(async ({ q }) => {
        const page = await catalogue.search({ text: q, limit: depth }).catch(() => undefined);
        return page?.items;
      }),
    );
  for (let at = 0; at < queries.length; at += atOnce) {
    const batch = queries.slice(at, at + atOnce);
    for (const [index, found] of (await answerAll(batch)).entries()) {
      const query = batch[index] as JudgedQuery;
      if (!found) failures.push(query.q);
      const answers = answersTo(query);
      const rank = (found ?? []).findIndex(answers) + 1;
      if (rank === 0 && !all.some(answers)) continue;
      ranks.push(rank);
      if (rank === 1) continue;
      const first = (found ?? []).slice(0, 3).map(nameOf).join(', ');
      const place = rank === 0 ? 'nowhere' : `at ${rank}`;
      misses.push(`${query.category}: "${query.q}" ${place}, after ${first || 'nothing'}`);
    }
  }
  const share = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / ranks.length;
  return {
    judged: ranks.length,
    successAt1: share(ranks.map((rank) => (rank === 1 ? 1 : 0))),
    mrr: share(ranks.map((rank) => (rank === 0 ? 0 : 1 / rank))),
    misses,
    failures,
  };
}

async function candidates(catalogue: Catalogue): Promise<FoundRecord[]> {
  const limit = 100;
  const saints = await walk<ListedSaint, ListPosition>((after) =>
    catalogue.saints({ limit, after }),
  );
  const countries = await walk<Country, ListPosition>((after) =>
    catalogue.countries({ limit, after }),
  );
  return [
    ...saints.flatMap(({ items }) => items.map((saint) => ({ type: 'saint' as const, saint }))),
    ...countries.flatMap(({ items }) =>
      items.map((country) => ({ type: 'country' as const, country })),
    ),
  ];
}

function answersTo({ want, type, patronage, origin, catmatch }: JudgedQuery) {
  const regex = (source: string | undefined) =>
    source === undefined ? undefined : new RegExp(source, 'iu');
  const names = want.map((source) => new RegExp(source, 'iu'));
  const topic = regex(patronage);
  const country = regex(origin);
  const category = regex(catmatch);
  return (hit: FoundRecord): boolean => {
    const name = nameOf(hit);
    const texts = [name, toSuggestion(hit).slug];
    if (hit.type === 'saint') texts.push(`${name} — ${hit.saint.commemorations[0].title}`);
    if (hit.type === type && names.some((name) => texts.some((text) => name.test(text)))) {
      return true;
    }
    if (hit.type !== 'saint') return false;
    const { saint } = hit;
    return (
      saint.patronage.some((each) => topic?.test(each)) ||
      saint.categories.some((each) => category?.test(each)) ||
      (saint.originCountry !== null && country?.test(saint.originCountry.slug) === true)
    );
  };
}

const nameOf = (hit: FoundRecord) => toSuggestion(hit).name;
