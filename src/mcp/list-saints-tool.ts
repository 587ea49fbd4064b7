/** The tool that lists saints by what they have in common. */
import { Type } from 'typebox';
import { SaintSummary } from '../api/operations/saint.js';
import { facetFilters } from '../api/schemas/facets.js';
import {
  CountryFilter,
  Cursor,
  churchParameter,
  givenName,
  limit,
  maxNamed,
  parameters,
} from '../api/schemas/parameters.js';
import { nullable } from '../api/schemas/shapes.js';
import { uses } from '../catalogue/commemorations.js';
import { pick } from '../catalogue/pick.js';
import { saintCategories } from '../catalogue/records.js';
import { dayInWords } from './day-words.js';
import { type Tool, type ToolContext, tool } from './tool.js';
import { type WesternName, westernNameNote } from './western-name-note.js';

const listedFields = ['slug', 'name', 'feastTitle', 'url'] as const;

/** The operation's description names lists and searches, which are other tools here. */
const AskedPatronage = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    examples: ['travelers'],
    description: 'A need: `exams`, `prison`.',
  }),
);

const AskedCategory = Type.Optional(
  Type.Enum([...saintCategories], { description: 'A kind of saint, or a family of kinds.' }),
);

const AskedName = Type.Optional(
  Type.String({ ...givenName, description: 'One given name, in any spelling.' }),
);

export const listSaintsTool = ({ api }: ToolContext): Tool =>
  tool({
    name: 'list_saints',
    title: 'Lists of saints',
    description:
      'All saints who match one or more filters: a patronage (`patronOf`), a given name (`name`, for name days), a country, a kind, a sex … For the best few, or where no topic fits, use search.',
    input: parameters({
      patronOf: AskedPatronage,
      country: CountryFilter,
      category: AskedCategory,
      name: AskedName,
      ...facetFilters,
      use: Type.Optional(Type.Enum([...uses])),
      // A list has no calendar.
      church: churchParameter('A church, for its use.'),
      limit: limit(30, 20, 'How many.'),
      cursor: Cursor,
    }),
    output: Type.Object({
      note: Type.Optional(Type.String()),
      saints: Type.Array(
        Type.Object({
          ...Type.Pick(SaintSummary, listedFields).properties,
          feastDay: nullable(Type.String()),
        }),
      ),
      nextCursor: nullable(Type.String()),
    }),
    async call({ church: _, ...asked }) {
      const found = await api.listSaints.handle(asked);
      const { data, nextCursor } = found;
      const note = noteOf(found);
      const days = await feastDaysOf(api, data);
      return {
        ...(note && { note }),
        saints: data.map((saint) => ({
          ...pick(saint, listedFields),
          feastDay: days.get(saint.slug) ?? null,
        })),
        nextCursor,
      };
    },
  });

/** The chief day of each saint, in words. */
async function feastDaysOf(
  { listSaints }: Pick<ToolContext['api'], 'listSaints'>,
  saints: readonly { readonly slug: string }[],
): Promise<ReadonlyMap<string, string | null>> {
  const slugs = saints.map(({ slug }) => slug);
  const parts = [slugs.slice(0, maxNamed), slugs.slice(maxNamed)].filter(
    ({ length }) => length > 0,
  );
  const found = await Promise.all(
    parts.map((part) => listSaints.handle({ slug: part.join(','), limit: maxNamed })),
  );
  return new Map(
    found.flatMap((answer) =>
      'missing' in answer
        ? answer.data.map(
            ({ slug, feastDays: [day] }) => [slug, day ? dayInWords(day) : null] as const,
          )
        : [],
    ),
  );
}

function noteOf(found: { readonly data: readonly object[]; readonly westernName?: WesternName }) {
  if (found.westernName) return westernNameNote(found.westernName);
  if (found.data.length > 0) return undefined;
  return 'no saint matches all of these filters; search looks in the lives too';
}
