/** Passages of Scripture that a question names, and the days on which they are read. */
import type { ReadingList } from '../api/operations/readings.js';
import { bookNames } from '../calendar/lectionary/reference.js';
import { type CalendarDate, formatDate } from '../calendar/reckoning.js';
import type { ToolContext } from './tool.js';

/** A passage may be read on many days, and a chapter has many; a model reads every line. */
const maxDays = 2;
const maxLines = 6;

/** The names of the books without spaces, each with its code. */
const books = [...bookNames].map(
  ([code, name]) => [name.toLowerCase().replaceAll(' ', ''), code] as const,
);
const short: Readonly<Record<string, string>> = { mt: 'MAT', mk: 'MRK', lk: 'LUK', jn: 'JHN' };
const citation =
  /((?:[1-3] ?)?[a-z]+(?: of [a-z]+)?)\.? (?![1-3] [a-z]+\.? \d)(\d{1,3})(?::(\d{1,3}))?(?!\d)/iu;
/** Fewer letters of a name may be another word, or a month. */
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

/** "When is Luke 10:25 read?" → its next days from a date, by calendar and use; nothing if no passage is named. */
export async function daysRead(
  text: string,
  from: CalendarDate,
  { api }: Pick<ToolContext, 'api'>,
): Promise<string[]> {
  const [, name = '', chapter, verse] = citation.exec(text) ?? [];
  const book = bookOf(name);
  if (book === undefined) return [];
  const place = { book, chapter: Number(chapter), ...(verse && { verse: Number(verse) }) };
  const found = await Promise.all(
    followed.map(async ({ name, ...by }) => {
      const years = [from.year, from.year + 1].map((year) =>
        api.listReadings.handle({ ...place, ...by, year }),
      );
      const data = (await Promise.all(years)).flatMap((each) => each.data);
      const ahead = data.filter(({ date }) => date >= formatDate(from));
      const isNext = (each: DatedReading, at: number) =>
        ahead.slice(0, at).filter(({ reference }) => reference === each.reference).length < maxDays;
      return ahead
        .filter(isNext)
        .slice(0, maxLines)
        .map((each) => `${name}: ${inWords(each)}`);
    }),
  );
  return found.flat();
}

/** `2027-11-14 (Twenty-first Sunday after Pentecost): Luke 10:25-37, appointed for …` */
const inWords = ({ date, title, reference, occasion }: DatedReading): string =>
  `${date} (${title}): ${reference}${occasion === title ? '' : `, appointed for ${occasion}`}`;
