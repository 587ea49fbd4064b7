/** Tools that answer "who" and "where": search, saints, countries. */
import { Type } from 'typebox';
import { Country } from '../api/operations/countries.js';
import { feastDay, SaintDetail, SaintSummary, SexFilter } from '../api/operations/saints.js';
import type { SearchResult } from '../api/operations/search.js';
import {
  CountryFilter,
  CountrySlug,
  Cursor,
  parameters,
  SaintSlug,
  SearchText,
} from '../api/schemas/parameters.js';
import { choice, MonthDay, nullable, Slug, Url } from '../api/schemas/shapes.js';
import { hitTypes } from '../catalogue/catalogue.js';
import { uses } from '../catalogue/commemorations.js';
import { pick } from '../catalogue/pick.js';
import { ProblemError } from '../http/problem.js';
import { AskHymns, presentHymns, toolHymns } from './hymns.js';
import { type Tool, type ToolContext, tool } from './tool.js';

const saintFields = [
  ...(['slug', 'name', 'alternateNames', 'feastDays', 'originCountry', 'sex'] as const),
  ...(['categories', 'patronage', 'reposed', 'biography', 'verification', 'url'] as const),
];

const ToolSaint = Type.Object({
  ...Type.Pick(SaintDetail, saintFields).properties,
  feastDays: Type.Array(
    Type.Object({
      ...feastDay,
      gregorian: Type.Optional(MonthDay),
      julian: Type.Optional(MonthDay),
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

const limit = (maximum: number, defaultValue: number) =>
  Type.Integer({ minimum: 1, maximum, default: defaultValue, description: 'The most to return.' });

export function recordTools({ api }: ToolContext): Tool[] {
  return [
    tool({
      name: 'search',
      title: 'Search',
      description:
        'Finds saints, feasts and countries by a name in any spelling, a deed, a patronage or a question, best first. Start here if the slug is unknown; then get_saint, get_feast or get_country.',
      input: parameters({ query: SearchText, limit: limit(15, 5) }),
      output: Type.Object({
        results: Type.Array(
          Type.Object({
            type: choice(hitTypes),
            slug: Slug,
            name: Type.String(),
            about: nullable(Type.String()),
            url: Url,
          }),
        ),
      }),
      async call({ query, limit: most }) {
        const { data } = await api.searchSaints.handle({ q: query, limit: most, type: 'all' });
        return { results: data.map(presentHit) };
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
      title: 'Saints by patronage or country',
      description:
        'All saints with a patronage (`patronOf`: travelers, headaches, exams), from a country, or both. For the best few, or where no topic fits, use search.',
      input: parameters({
        patronOf: AskedPatronage,
        country: CountryFilter,
        sex: SexFilter,
        use: Type.Optional(Type.Enum([...uses])),
        limit: limit(30, 20),
        cursor: Cursor,
      }),
      output: Type.Object({
        saints: Type.Array(Type.Pick(SaintSummary, listedFields)),
        nextCursor: nullable(Type.String()),
      }),
      async call(asked) {
        const { data, nextCursor } = await api.listSaints.handle(asked);
        return { saints: data.map((saint) => pick(saint, listedFields)), nextCursor };
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
      throw new ProblemError('not-found', `${error.detail}; search finds it by name`);
    }
    const path = error.code === 'moved' ? error.extra.headers?.Location : undefined;
    if (path === undefined) throw error;
    return find(path.split('/')[3] ?? '');
  }
}

function presentHit(hit: SearchResult) {
  const { type, url } = hit;
  if (hit.type === 'feast') return { type, slug: hit.key, name: hit.title, about: null, url };
  const about = firstSentence(hit.type === 'saint' ? hit.shortBio : hit.summary);
  return { type, slug: hit.slug, name: hit.name, about, url };
}

const longestAbout = 240;

/** The first sentence, cut to what a line of a list can hold. */
export function firstSentence(text: string): string {
  const sentence = /^.{20,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
  if (sentence.length <= longestAbout) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longestAbout - 1))}…`;
}
