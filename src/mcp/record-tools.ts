/** Tools that answer "who" and "where": search, saints, countries. */
import { Type } from 'typebox';
import { Country } from '../api/operations/countries.js';
import { feastDay, SaintDetail, SaintSummary } from '../api/operations/saints.js';
import type { SearchResult } from '../api/operations/search.js';
import { facetFilters } from '../api/schemas/facets.js';
import {
  CountryFilter,
  CountrySlug,
  Cursor,
  givenName,
  parameters,
  SaintSlug,
  SearchText,
} from '../api/schemas/parameters.js';
import { choice, MonthDay, nullable, Slug, Url } from '../api/schemas/shapes.js';
import { hitTypes } from '../catalogue/catalogue.js';
import { uses } from '../catalogue/commemorations.js';
import { pick } from '../catalogue/pick.js';
import { saintCategories } from '../catalogue/records.js';
import { maxSlugLength, slugPattern } from '../catalogue/slug.js';
import { ProblemError, parameterProblem } from '../http/problem.js';
import { AskHymns, presentHymns, toolHymns } from './hymns.js';
import { type Tool, type ToolContext, tool } from './tool.js';

const saintFields = [
  ...(['slug', 'name', 'alternateNames', 'feastDays', 'originCountry', 'sex'] as const),
  ...(['categories', 'stations', 'diedBy', 'patronage', 'reposed'] as const),
  ...(['biography', 'verification', 'url'] as const),
];

const ToolSaint = Type.Object({
  ...Type.Pick(SaintDetail, saintFields).properties,
  feastDays: Type.Array(
    Type.Object({
      ...feastDay,
      gregorian: Type.Optional(MonthDay),
      julian: Type.Optional(
        Type.Object(MonthDay.properties, {
          description: 'By the Julian calendar; `civil` is the same day by the Gregorian.',
        }),
      ),
      offset: Type.Optional(nullable(Type.Integer())),
      feast: Type.Optional(nullable(Type.String())),
    }),
  ),
  ...toolHymns,
});

const listedFields = ['slug', 'name', 'feastTitle', 'url'] as const;

/** As of the operation, but the lists and searches it speaks of are other tools here. */
const AskedPatronage = Type.Optional(
  Type.String({
    ...{ minLength: 1, maxLength: 100, examples: ['travelers'] },
    description: 'A topic of patronage, or another word for it: `exams`, `prison`, `pets`.',
  }),
);

const AskedCategory = Type.Optional(
  Type.Enum([...saintCategories], { description: 'A kind of saint, or a family of kinds.' }),
);

const AskedName = Type.Optional(
  Type.String({ ...givenName, description: 'One given name, in any spelling.' }),
);

/** As of days, but a list has no calendar. */
const AskedChurch = Type.Optional(
  Type.String({
    ...{ pattern: slugPattern, maxLength: maxSlugLength },
    description: 'Slug of a church: the saints of its use.',
  }),
);

/** More than there are. */
const maxChurches = 100;

const limit = (maximum: number, defaultValue: number) =>
  Type.Integer({ minimum: 1, maximum, default: defaultValue, description: 'The most to return.' });

export function recordTools({ api }: ToolContext): Tool[] {
  return [
    tool({
      name: 'search',
      title: 'Search',
      description:
        'Finds saints, feasts and countries by a name in any spelling, a deed, a patronage or a question, best first; `matched` says why. Start here if the slug is unknown; then get_saint, get_feast or get_country.',
      input: parameters({
        query: SearchText,
        type: Type.Enum([...hitTypes, 'all'], { default: 'all' }),
        country: CountryFilter,
        limit: limit(15, 5),
        cursor: Cursor,
      }),
      output: Type.Object({
        note: Type.Optional(Type.String()),
        results: Type.Array(
          Type.Object({
            type: choice(hitTypes),
            slug: Slug,
            name: Type.String(),
            about: nullable(Type.String()),
            feastDay: nullable(Type.String()),
            matched: Type.String(),
            highlight: nullable(Type.String()),
            url: Url,
          }),
        ),
        nextCursor: nullable(Type.String()),
      }),
      async call({ query, ...asked }) {
        const { data, nextCursor } = await api.searchSaints.handle({ q: query, ...asked });
        const isGuess = data.length > 0 && data.every(({ matched }) => matched === 'spelling');
        return {
          ...(isGuess && { note: 'nothing has this name; these are the nearest spellings' }),
          results: data.map(presentHit),
          nextCursor,
        };
      },
    }),
    tool({
      name: 'get_saint',
      title: 'A saint',
      description:
        "A saint's life, feast days on both calendars, other names, patronage and, on request, hymns. Needs the slug, from get_day, search or list_saints.",
      input: parameters({ slug: SaintSlug, hymns: AskHymns }),
      output: ToolSaint,
      call: ({ slug, hymns }) =>
        following(slug, async (present) => {
          const [saint, sung] = await Promise.all([
            api.getSaint.handle({ slug: present }),
            hymns ? api.getHymnography.handle({ slug: present }) : undefined,
          ]);
          return { ...pick(saint, saintFields), ...(sung && presentHymns(sung)) };
        }),
    }),
    tool({
      name: 'list_saints',
      title: 'Saints by patronage, country, kind or name',
      description:
        'All saints of one or more filters: a patronage (`patronOf`: travelers, exams), country, region, kind, sex, century, station, manner of death, given name (`name`: name days), use or church. For the best few, or where no topic fits, use search.',
      input: parameters({
        patronOf: AskedPatronage,
        country: CountryFilter,
        category: AskedCategory,
        name: AskedName,
        ...facetFilters,
        use: Type.Optional(Type.Enum([...uses])),
        church: AskedChurch,
        limit: limit(30, 20),
        cursor: Cursor,
      }),
      output: Type.Object({
        note: Type.Optional(Type.String()),
        saints: Type.Array(Type.Pick(SaintSummary, listedFields)),
        nextCursor: nullable(Type.String()),
      }),
      async call({ church, ...asked }) {
        const use = church === undefined ? asked.use : await useOf(church);
        const { data, nextCursor } = await api.listSaints.handle({ ...asked, ...(use && { use }) });
        return {
          ...(data.length === 0 && { note: 'no saint has these; search finds words of lives too' }),
          saints: data.map((saint) => pick(saint, listedFields)),
          nextCursor,
        };
      },
    }),
    tool({
      name: 'get_country',
      title: 'A country',
      description:
        'The Church in a country: Orthodox population with its source, calendar, number of saints, a summary.',
      input: parameters({ slug: CountrySlug }),
      output: Type.Pick(Country, [
        ...(['slug', 'name', 'orthodoxPopulation', 'saintCount', 'calendar'] as const),
        ...(['summary', 'url'] as const),
      ]),
      call: ({ slug }) =>
        following(slug, async (present) => {
          const {
            isoCode: _,
            reportUrl: __,
            ...country
          } = await api.getCountry.handle({ slug: present });
          return country;
        }),
    }),
  ];

  /** The use that a church keeps. */
  async function useOf(church: string) {
    const { data } = await api.listChurches.handle({ limit: maxChurches });
    const found = data.find(({ slug }) => slug === church);
    if (found !== undefined) return found.use;
    const detail = `must be one of ${data.map(({ slug }) => slug).join(', ')}`;
    throw parameterProblem('invalid-parameter', [{ parameter: 'church', detail }]);
  }
}

/**
 * What `find` gives for a slug, or for its current one if the record was renamed. Models guess slugs,
 * so they are told what to do instead.
 */
async function following<Found>(slug: string, find: (slug: string) => Promise<Found>) {
  try {
    return await find(slug);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'not-found') {
      const near = (error.extra.suggestions ?? []).map((each) => `${each.slug} (${each.name})`);
      const nearest = near.length > 0 ? `; the nearest are ${near.join(', ')}` : '';
      throw new ProblemError('not-found', `${error.detail}${nearest}; search finds it by name`);
    }
    const path = error.code === 'moved' ? error.extra.headers?.Location : undefined;
    if (path === undefined) throw error;
    return find(path.split('/')[3] ?? '');
  }
}

function presentHit(hit: SearchResult) {
  const { type, url, matched, highlight } = hit;
  if (hit.type === 'feast') {
    const { key: slug, title: name } = hit;
    return { type, slug, name, about: null, feastDay: null, matched, highlight, url };
  }
  const text = hit.type === 'saint' ? hit.shortBio : hit.summary;
  const about = firstSentence(text, highlight === null ? longestAbout : longestBeside);
  const feastDay = hit.type === 'saint' ? dayInWords(hit.feastDay) : null;
  return { type, slug: hit.slug, name: hit.name, about, feastDay, matched, highlight, url };
}

type HitDay = Extract<SearchResult, { type: 'saint' }>['feastDay'];

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `12-06` by either calendar, `Pascha+7`, or the key of the feast that the saint is kept with. */
function dayInWords(day: HitDay): string | null {
  if ('gregorian' in day) {
    return `${twoDigits(day.gregorian.month)}-${twoDigits(day.gregorian.day)}`;
  }
  return day.offset === null ? day.feast : `Pascha${day.offset < 0 ? '' : '+'}${day.offset}`;
}

const longestAbout = 240;
/** The highlight says most. */
const longestBeside = 100;

/** The first sentence, cut to what a line of a list can hold. */
export function firstSentence(text: string, longest = longestAbout): string {
  const sentence = /^.{20,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longest - 1))}…`;
}
