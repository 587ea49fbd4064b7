/** The formats of parameters that JSON Schema does not have. */
import { parseDate } from '../calendar/reckoning.js';
import { isCursorText } from './cursor.js';
import { isTimeZone, momentOf } from './dates.js';
import { isSlugList } from './named-records.js';
import { areFacets, facetList } from './schemas/facets.js';
import {
  cursorPattern,
  givenName,
  givenNamePattern,
  maxCursorLength,
  maxNamed,
  slugsPattern,
} from './schemas/parameters.js';

interface Format {
  readonly matches: (text: string) => boolean;
  /** For a problem, after the parameter's name. */
  readonly expected: string;
  /** What standard keywords can say of it. */
  readonly standard?: Readonly<Record<string, string | number>>;
}

const givenNameShape = new RegExp(givenNamePattern);

export const formats: Readonly<Record<string, Format>> = {
  'civil-date': {
    matches: (text) => parseDate(text) !== undefined,
    expected: 'must be a date that exists, YYYY-MM-DD, from 1583-01-01 to 9999-12-31',
    standard: { format: 'date' },
  },
  cursor: {
    matches: isCursorText,
    expected: 'must be the nextCursor of a page of this list',
    standard: { pattern: cursorPattern, maxLength: maxCursorLength },
  },
  'date-or-today': {
    matches: (text) => text === 'today' || parseDate(text) !== undefined,
    expected: 'must be a date that exists, YYYY-MM-DD, from 1583-01-01 to 9999-12-31, or today',
  },
  facets: {
    matches: areFacets,
    expected: `must be any of ${facetList}, comma-separated, each at most once`,
  },
  'given-name': {
    matches: (text) => givenNameShape.test(text),
    expected: `must be one given name, such as Mary, of at most ${givenName.maxLength} characters`,
    standard: { pattern: givenNamePattern },
  },
  moment: {
    matches: (text) => momentOf(text) !== undefined,
    expected: 'must be a date that exists, YYYY-MM-DD, or a moment, such as 2026-12-06T12:00:00Z',
  },
  slugs: {
    matches: isSlugList,
    expected: `must be 1 to ${maxNamed} slugs joined by commas, each once, without spaces`,
    standard: { pattern: slugsPattern },
  },
  'time-zone': {
    matches: isTimeZone,
    expected: 'must be an IANA time zone, such as Europe/Athens',
  },
};
