/** The tools of one saint and of one country. */
import { Type } from 'typebox';
import { Country } from '../api/operations/countries.js';
import { feastDay, SaintDetail } from '../api/operations/saint.js';
import { CountrySlug, parameters, SaintSlug } from '../api/schemas/parameters.js';
import { MonthDay, nullable } from '../api/schemas/shapes.js';
import { pick } from '../catalogue/pick.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { ProblemError } from '../http/problem.js';
import { AskHymns, presentHymns, toolHymns } from './hymns.js';
import { type Tool, type ToolContext, tool } from './tool.js';

const saintFields = [
  ...(['slug', 'name', 'alternateNames', 'feastDays', 'originCountry', 'sex'] as const),
  ...(['categories', 'stations', 'diedBy', 'sufferedUnder', 'patronage'] as const),
  ...(['reposed', 'glorified'] as const),
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
      since: Type.Optional(nullable(Type.Integer())),
    }),
  ),
  related: Type.Array(Type.String()),
  ...toolHymns,
});

export const saintTool = ({ api }: ToolContext): Tool =>
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
        const related = saint.related.map(
          (each) => `${each.relation}: ${each.name} (${each.slug})`,
        );
        return { ...pick(saint, saintFields), related, ...(sung && presentHymns(sung)) };
      }),
  });

const countryFields = [
  ...(['slug', 'name', 'orthodoxPopulation', 'saintCount', 'calendar'] as const),
  ...(['summary', 'url'] as const),
];

export const countryTool = ({ api, catalogue }: ToolContext): Tool =>
  tool({
    name: 'get_country',
    title: 'A country',
    description:
      'A country: Orthodox population, churches (calendar, use), number of saints, a summary. Without `slug`: which calendar and use each church keeps.',
    input: parameters({ slug: Type.Optional(CountrySlug) }),
    output: Type.Object({
      ...Type.Partial(Type.Pick(Country, countryFields)).properties,
      churches: Type.Array(Type.String()),
    }),
    async call({ slug }) {
      const churches = await catalogue.churches();
      if (slug === undefined) return { churches: churches.map(churchInShort) };
      return following(slug, async (present) => {
        const country = await api.getCountry.handle({ slug: present });
        const here = churches.filter((church) => church.country.slug === present);
        const inWords = here.map((church) => `${churchInShort(church)}. ${church.notes}`);
        return { ...pick(country, countryFields), churches: inWords };
      });
    },
  });

const churchInShort = ({ slug, name, calendar, use }: ListedChurch) =>
  `${name} (church ${slug}): ${calendar} calendar, ${use} use`;

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
