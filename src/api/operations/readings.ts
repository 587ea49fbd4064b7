/** `/v1/readings`: on which days of a year a passage of Scripture is read. */
import { type Static, Type } from 'typebox';
import { type LiturgicalDay, liturgicalDay } from '../../calendar/day.js';
import { bookNames, type Passage } from '../../calendar/lectionary/reference.js';
import { daysOfYear, formatDate } from '../../calendar/reckoning.js';
import { pick } from '../../catalogue/pick.js';
import { today } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { dayUrl } from '../record-urls.js';
import { calendarParameters, parameters, ReadingYear } from '../schemas/parameters.js';
import { IsoDate, list, named, present, Url, Weekday } from '../schemas/shapes.js';
import { rulesOf } from '../uses.js';
import { presentReadings, Reading } from './day-readings.js';
import { DayTitle, RulesUse } from './day-shapes.js';

const { service, kind, reference, occasion } = Reading.properties;

const DatedReading = named('DatedReading', 'A reading, and the day on which it is read.', {
  date: IsoDate,
  weekday: Weekday,
  use: RulesUse,
  title: DayTitle,
  service,
  kind,
  reference,
  occasion,
  url: Url,
});

export const ReadingList = list('ReadingList', DatedReading);
export type ReadingList = Static<typeof ReadingList>;

const Book = Type.Enum([...bookNames.keys()], {
  description: 'USFM book code.',
  examples: ['LUK'],
});
const Chapter = Type.Integer({
  minimum: 1,
  maximum: 150,
  description: 'Chapter of the book.',
  examples: [10],
});
const VerseNumber = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 176,
    description: 'Verse, in King James numbering; without it, the whole chapter.',
  }),
);

export const readingOperations = ({ now }: OperationsContext) => ({
  listReadings: operation({
    operationId: 'listReadings',
    path: '/v1/readings',
    tag: 'Calendar',
    summary: 'When a passage is read',
    description:
      'Use it for "when is the Good Samaritan read?": the days of a year on which a verse, or any verse of a chapter, is appointed, and why. For all readings of a day use getDay.',
    parameters: parameters({
      book: Book,
      chapter: Chapter,
      verse: VerseNumber,
      year: ReadingYear,
      ...calendarParameters,
    }),
    answer: ReadingList,
    dependsOn: () => String(today(now()).year),
    async handle({ book, chapter, verse, year = today(now()).year, calendar, use }) {
      const place = { book, chapter, verse };
      const data = daysOfYear(year).flatMap((date) => {
        const day = liturgicalDay(date, calendar, rulesOf[use]);
        return presentReadings(rulesOf[use].readingsOn(day))
          .filter(({ passages }) => passages.some((passage) => includes(passage, place)))
          .map((reading) => datedReading(day, reading, dayUrl(formatDate(date), calendar, use)));
      });
      return { data, nextCursor: null };
    },
  }),
});

interface Place {
  readonly book: string;
  readonly chapter: number;
  /** Undefined for any verse of the chapter. */
  readonly verse: number | undefined;
}

/** More verses than any chapter has. */
const chapterLength = 1000;

/** Whether a passage has the verse, or any verse of the chapter. */
function includes({ book, start, end }: Passage, place: Place): boolean {
  if (book !== place.book) return false;
  const first = place.chapter * chapterLength + (place.verse ?? 0);
  const last = place.verse === undefined ? first + chapterLength - 1 : first;
  return numberOf(start) <= last && first <= numberOf(end);
}

function numberOf(place: string): number {
  const [chapter = 0, verse = 0] = place.split(':').map(Number);
  return chapter * chapterLength + verse;
}

const datedReading = (day: LiturgicalDay, reading: Reading, url: string) =>
  present(DatedReading, {
    ...pick(day, ['weekday', 'use', 'title']),
    ...reading,
    date: formatDate(day.date),
    url,
  });
