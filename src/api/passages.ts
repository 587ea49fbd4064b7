/** Passages of Scripture that a question names, and the days on which they are read. */
import { bookNames } from '../calendar/lectionary/reference.js';
import { type CalendarDate, formatDate, lastYear } from '../calendar/reckoning.js';
import type { ReadingList } from './operations/readings.js';
import type { Api } from './operations.js';
import { storyIn } from './parables.js';

/** A passage may be read on many days, and a chapter has many. */
const maxDays = 2;
const maxLines = 6;

/** The names of the books without spaces, each with its code. */
const books = [...bookNames].map(
  ([code, name]) => [name.toLowerCase().replaceAll(' ', ''), code] as const,
);
const short: Readonly<Record<string, string>> = { mt: 'MAT', mk: 'MRK', lk: 'LUK', jn: 'JHN' };
const citation =
  /((?:[1-3] ?)?[a-z]+(?: of [a-z]+)?)\.? (?![1-3] [a-z]+\.? \d)(\d{1,3})(?::(\d{1,3}))?(?!\d)/iu;
/** Shorter abbreviations could be another word or a month. */
const minLetters = 3;
const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/;

/** The code of "Luke", "1 Cor" or "Lk", also after other words: "reading of Luke". */
function bookOf(written: string): string | undefined {
  const words = written.toLowerCase().split(' ');
  return words.map((_, at) => codeOf(words.slice(at).join(''))).find(Boolean);
}

function codeOf(name: string): string | undefined {
  if (name in short) return short[name];
  if (name.length < minLetters || months.test(name)) return undefined;
  const found =
    books.find(([each]) => each === name) ?? books.find(([each]) => each.startsWith(name));
  return found?.[1];
}

type DatedReading = ReadingList['data'][number];

/** Whose readings are looked through, and what they are called where they differ. */
const followed = [
  { calendar: 'gregorian', use: 'slavic', name: 'New Calendar, Slavic use' },
  { calendar: 'julian', use: 'slavic', name: 'Old Calendar, Slavic use' },
  { calendar: 'gregorian', use: 'greek', name: 'New Calendar, Greek use' },
] as const;

/** The next readings of a passage in one calendar and use. */
export interface NextReadings {
  /** Of the calendar and use. */
  readonly name: string;
  readonly readings: readonly DatedReading[];
}

/** The book, chapter and verse that a text names: "Luke 10:25", "the Good Samaritan". */
function placeIn(text: string) {
  const [, name = '', chapter, verse] = citation.exec(text) ?? [];
  const book = bookOf(name);
  if (book === undefined) return storyIn(text);
  return { book, chapter: Number(chapter), ...(verse && { verse: Number(verse) }) };
}

/**
 * "When is Luke 10:25 read?" → its next days from a date, by calendar and use; nothing if no passage
 * is named, or it is not read.
 */
export async function nextReadings(
  text: string,
  from: CalendarDate,
  api: Pick<Api, 'listReadings'>,
): Promise<NextReadings[]> {
  const place = placeIn(text);
  if (place === undefined) return [];
  const found = await Promise.all(
    followed.map(async ({ name, ...by }) => {
      const years = [from.year, Math.min(from.year + 1, lastYear)].map((year) =>
        api.listReadings.handle({ ...place, ...by, year }),
      );
      const data = (await Promise.all(years)).flatMap((each) => each.data);
      const ahead = data.filter(({ date }) => date >= formatDate(from));
      const isNext = (each: DatedReading, at: number) =>
        ahead.slice(0, at).filter(({ reference }) => reference === each.reference).length < maxDays;
      return { name, readings: ahead.filter(isNext).slice(0, maxLines) };
    }),
  );
  return found.filter(({ readings }) => readings.length > 0);
}
