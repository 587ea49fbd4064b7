/** The tool that searches. */
import { Type } from 'typebox';
import { today } from '../api/dates.js';
import type { SearchResult } from '../api/operations/search.js';
import { type NextReadings, nextReadings } from '../api/passages.js';
import { CountryFilter, Cursor, limit, parameters, SearchText } from '../api/schemas/parameters.js';
import { choice, nullable, Slug, Url } from '../api/schemas/shapes.js';
import { hitTypes } from '../catalogue/queries.js';
import { dayInWords } from './day-words.js';
import { type Tool, type ToolContext, tool } from './tool.js';
import { westernNameNote } from './western-name-note.js';

export const searchTool = ({ api, now }: ToolContext): Tool =>
  tool({
    name: 'search',
    title: 'Search',
    description:
      'Finds saints, feasts and countries by a name in any spelling, a deed, a patronage or a question, best first, and when a passage is read ("Luke 10:25"); `matched` says why. Start here, then get_saint or get_feast.',
    input: parameters({
      query: SearchText,
      type: Type.Enum([...hitTypes, 'hymn', 'all'], { default: 'all' }),
      country: CountryFilter,
      limit: limit(15, 5, 'How many.'),
      cursor: Cursor,
    }),
    output: Type.Object({
      note: Type.Optional(Type.String()),
      readOn: Type.Optional(Type.Array(Type.String())),
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
      const found = await api.searchSaints.handle({ q: query, ...asked });
      const { data, nextCursor, westernName } = found;
      const isGuess = data.length > 0 && data.every(({ matched }) => matched === 'spelling');
      const guess = isGuess ? 'nothing has this name; these are the nearest spellings' : undefined;
      const none = data.length === 0 ? 'nothing was found' : undefined;
      const readOn = (await nextReadings(query, today(now()), api)).flatMap(linesOf);
      const note = westernName ? westernNameNote(westernName) : (guess ?? none);
      return {
        ...(note && { note }),
        ...(readOn.length > 0 && { readOn }),
        results: data.map(presentHit),
        nextCursor,
      };
    },
  });

/** `Old Calendar, Slavic use: 2027-11-14 (Twenty-first Sunday after Pentecost): Luke 10:25-37, appointed for …` */
const linesOf = ({ name, readings }: NextReadings): string[] =>
  readings.map(
    ({ date, title, reference, occasion }) =>
      `${name}: ${date} (${title}): ${reference}${occasion === title ? '' : `, appointed for ${occasion}`}`,
  );

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

const longestAbout = 240;
/** Where there is a highlight beside it. */
const longestBeside = 90;

/** The first sentence, cut to what a line of a list can hold. */
export function firstSentence(text: string, longest = longestAbout): string {
  const sentence = /^.{20,}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longest - 1))}…`;
}
