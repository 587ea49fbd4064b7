/** Passages of Scripture that a question names, and the days on which they are read. */
import type { Api } from '../api/operations.js';
import { bookNames } from '../calendar/lectionary/reference.js';

/** A verse may be read on many days, and a model reads every line. */
const maxDays = 12;

const named = new Map([...bookNames].map(([book, name]) => [name.toLowerCase(), book]));
const citation = /\b((?:[1-3] )?[a-z]+(?: of [a-z]+)?) (\d{1,3}):(\d{1,3})\b/iu;

/** "When is Luke 10:25 read?" → the days of this year; nothing if no passage is named. */
export async function daysRead(text: string, { listReadings }: Api): Promise<string[]> {
  const [, name = '', chapter, verse] = citation.exec(text) ?? [];
  const words = name.toLowerCase().split(' ');
  // Words of the question may stand before the name of the book.
  const book = words.map((_, at) => named.get(words.slice(at).join(' '))).find(Boolean);
  if (book === undefined) return [];
  const { data } = await listReadings.handle({
    ...{ book, chapter: Number(chapter), verse: Number(verse), calendar: 'gregorian', use: 'all' },
  });
  return data
    .slice(0, maxDays)
    .map(
      ({ date, weekday, reference, occasion }) =>
        `${date} (${weekday}): ${reference} [${occasion}]`,
    );
}
