/** The tool that answers when one feast is kept, and what it is. */
import { Type } from 'typebox';
import { civilDate, today } from '../api/dates.js';
import { feastsNamed, looseName, plainName } from '../api/feast-names.js';
import { FeastDetail, occurrencesIn } from '../api/operations/feasts.js';
import type { SaintDetail } from '../api/operations/saint.js';
import { NextYear, parameters } from '../api/schemas/parameters.js';
import { IsoDate } from '../api/schemas/shapes.js';
import { paschaOf, westernEasterOf } from '../calendar/paschalion.js';
import { formatDate, lastYear, reckonings } from '../calendar/reckoning.js';
import { pick } from '../catalogue/pick.js';
import { isSlug } from '../catalogue/slug.js';
import { ProblemError } from '../http/problem.js';
import { AskHymns, presentHymns, toolHymns } from './hymns.js';
import { type ToolContext, tool } from './tool.js';

const feastFields = [
  ...(['key', 'title', 'rank', 'rule', 'year', 'occurrences'] as const),
  ...(['description', 'use', 'url'] as const),
];

const ToolFeast = Type.Object({
  ...Type.Pick(FeastDetail, feastFields).properties,
  from: Type.Optional(
    Type.String({
      format: 'date',
      description: 'Without `year`: `occurrences` are the next ones from this day on.',
    }),
  ),
  western: Type.Optional(IsoDate),
  togetherIn: Type.Optional(Type.Array(Type.Integer())),
  ...toolHymns,
});

/** A name in another script, which search finds by its other names: "Χριστούγεννα". */
const isForeign = (text: string) => /^\P{Script=Latin}+$/u.test(text);

/** How many hits of a search are compared with the text. */
const maxCandidates = 10;
/** How many names an error lists. */
const maxListed = 3;
/** In how many years a feast is looked for: one may fall out for a few. */
const maxYears = 9;

/** Finds a feast by its key or an exact name: a guess would be given a date with confidence. */
export function feastTool({ api, now }: ToolContext) {
  return tool({
    name: 'get_feast',
    title: 'A feast',
    description:
      'When a feast is kept on both calendars, what it is and, on request, its hymns. Takes a key or just a name, such as "Christmas".',
    input: parameters({
      feast: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Key or name, in any language.',
      }),
      year: NextYear,
      hymns: AskHymns,
    }),
    output: ToolFeast,
    async call({ feast, year, hymns }) {
      const found = await findFeast(feast, year);
      const dated = year === undefined ? next(found) : inYear(found, year);
      return {
        ...pick({ ...found, ...dated }, feastFields),
        ...(found.key === 'pascha' && {
          western: formatDate(westernEasterOf(dated.year)),
          togetherIn: yearsTogether(dated.year),
        }),
        ...('from' in dated && { from: dated.from }),
        ...(hymns && presentHymns(found)),
      };
    },
  });

  async function findFeast(text: string, year?: number): Promise<FeastDetail> {
    const fast = await fastNamed(text, year);
    if (fast !== undefined) throw new ProblemError('not-found', fast);
    const feast = await feastWithKey(text);
    if (feast !== undefined) return feast;
    const candidates = await candidatesFor(text);
    const named = feastsNamed(text, candidates);
    const [only] = named;
    if (only !== undefined && named.length === 1) return only;
    const listed = (several: readonly FeastDetail[]) =>
      several.map(({ key, title }) => `${key} (${title})`).join(', ');
    if (only !== undefined) {
      const detail = `several feasts have this name: ${listed(named)}`;
      throw new ProblemError('not-found', detail);
    }
    const foreign = isForeign(text) ? await namedBest(text) : undefined;
    if (foreign !== undefined) return foreign;
    const saint = await saintNamed(text);
    if (saint !== undefined) {
      const detail = `this is a saint, not a feast: get_saint has the days of ${saint.slug}`;
      throw new ProblemError('not-found', detail);
    }
    const near = listed(candidates.slice(0, maxListed));
    const nearest = near && `; the nearest are ${near}`;
    const detail = `no feast has exactly this name${nearest}; search finds saints and feasts`;
    throw new ProblemError('not-found', detail);
  }

  /** The saint whom the text names, by the first hit of a search. */
  async function saintNamed(q: string): Promise<SaintDetail | undefined> {
    const asked = { q, limit: 1, type: 'saint' } as const;
    const [hit] = (await api.searchSaints.handle(asked)).data;
    if (hit?.type !== 'saint') return undefined;
    const saint = await api.getSaint.handle({ slug: hit.slug });
    return isNaming(q, saint) ? saint : undefined;
  }

  /** The feast whose key the text is, if it is one. */
  async function feastWithKey(text: string): Promise<FeastDetail | undefined> {
    for (const name of [plainName(text), looseName(text)]) {
      const key = name.replaceAll(' ', '-');
      if (!isSlug(key)) continue;
      const feast = await api.getFeast.handle({ key }).catch(unless('not-found'));
      if (feast !== undefined) return feast;
    }
    return undefined;
  }

  /** The feast that search finds by a name, if it finds no other as well. */
  async function namedBest(q: string): Promise<FeastDetail | undefined> {
    const { data } = await api.searchSaints.handle({ q, limit: 2, type: 'feast' });
    const [first, second] = data;
    if (first?.type !== 'feast' || first.matched === second?.matched) return undefined;
    return first.matched === 'text' ? undefined : api.getFeast.handle({ key: first.key });
  }

  async function candidatesFor(q: string): Promise<readonly FeastDetail[]> {
    const { data } = await api.searchSaints.handle({ q, limit: maxCandidates, type: 'feast' });
    const keys = data.flatMap((hit) => (hit.type === 'feast' ? [hit.key] : []));
    if (keys.length === 0) return [];
    const found = await api.listFeasts.handle({ key: keys.join(','), limit: maxCandidates });
    return 'missing' in found ? found.data : [];
  }

  /** Its next day on each calendar, today included. */
  function next(feast: FeastDetail) {
    const day = today(now());
    const from = formatDate(day);
    let occurrences: Occurrences = [];
    const last = Math.min(day.year + maxYears, lastYear);
    for (let { year } = day; year <= last && !isOnEach(occurrences); year += 1)
      occurrences = nextOf([...occurrences, ...inYear(feast, year).occurrences], from);
    const { year } = civilDate(occurrences[0]?.date ?? from);
    return { year, occurrences, from };
  }

  /** What to say to the name of a fast, with its days in a year, or the next ones from today on. */
  async function fastNamed(text: string, year?: number): Promise<string | undefined> {
    const asked = plainName(text);
    if (!/(fast|lent|week|tide)\b/.test(asked)) return undefined;
    const current = today(now());
    const from = year === undefined ? formatDate(current) : `${year}-01-01`;
    const next = [current.year, current.year + 1].filter((each) => each <= lastYear);
    const years = year === undefined ? next : [year];
    const found = await Promise.all(
      reckonings.map(async (calendar) => {
        const answers = await Promise.all(
          years.map((each) => api.getFasts.handle({ year: each, calendar, use: 'all' })),
        );
        const [fast] = answers
          .flatMap(({ fasts }) => fasts)
          .filter(({ title, end }) => plainName(title) === asked && end !== null && end >= from);
        return fast && `${fast.start} to ${fast.end} on the ${calendar} calendar`;
      }),
    );
    const days = found.filter((each) => each !== undefined);
    if (days.length === 0) return undefined;
    return `this is a fast or a week, not a feast: ${days.join(', ')}; get_fasts has those of a year`;
  }
}

function inYear({ key, gregorian, julian, since }: FeastDetail, year: number) {
  const fixed = gregorian && julian && { gregorian, julian, since };
  return { year, occurrences: occurrencesIn(year, { key, fixed }) };
}

/** The next years in which Pascha and the Western Easter are on one day. */
const yearsTogether = (from: number): number[] =>
  Array.from({ length: spanOfYears }, (_, after) => from + after)
    .filter((year) => year <= lastYear)
    .filter((year) => formatDate(paschaOf(year)) === formatDate(westernEasterOf(year)));
const spanOfYears = 25;

/** Whether the text is a name of the saint, or its words are in one, with a word of the chief name. */
function isNaming(text: string, { name, alternateNames, feastDays }: SaintDetail): boolean {
  const words = looseName(text).split(' ');
  const names = [name, ...alternateNames, ...feastDays.map(({ title }) => title)].map(plainName);
  if (names.includes(plainName(text))) return true;
  const chief = plainName(name).split(' ');
  if (!words.some((word) => word.length > 3 && chief.includes(word))) return false;
  return names.some((each) => words.every((word) => each.split(' ').includes(word)));
}

/** Undefined instead of a problem of this kind. */
const unless = (code: ProblemError['code']) => (error: unknown) => {
  if (error instanceof ProblemError && error.code === code) return undefined;
  throw error;
};

type Occurrences = FeastDetail['occurrences'];

const isKeptBy =
  (calendar: string) =>
  (each: Occurrences[number]): boolean =>
    each.calendar === calendar || each.calendar === 'both';

const isOnEach = (occurrences: Occurrences) =>
  reckonings.every((calendar) => occurrences.some(isKeptBy(calendar)));

/** The first on each calendar from a day on, in order. */
function nextOf(occurrences: Occurrences, from: string): Occurrences {
  const left = occurrences.filter(({ date }) => date >= from);
  const first = reckonings.map((calendar) => left.find(isKeptBy(calendar)));
  return left.filter((each) => first.includes(each));
}
