/** The list of feasts, and one feast with its dates. */

import type { FeastDetail } from '../../api/operations/feasts.js';
import { greatFeastsUrl, paschaUrl } from '../../api/record-urls.js';
import { daysKeptIn } from '../../calendar/feasts/occurrences.js';
import {
  type CalendarDate,
  formatDate,
  isAnsweredYear,
  monthDayNumber,
  type Reckoning,
  reckonings,
} from '../../calendar/reckoning.js';
import { grouped } from '../../catalogue/grouped.js';
import type { FeastRank, ListedFeast } from '../../catalogue/records.js';
import { eventOf, type Page } from '../page.js';
import { Hymns } from '../parts/hymn.js';
import { Paragraphs } from '../parts/linked-prose.js';
import { DateCell, Table } from '../parts/table.js';
import {
  calendarName,
  dateInWords,
  listed,
  rankInWords,
  shortened,
  shortMonth,
  typeset,
} from '../words.js';
import { DaysBy } from './entries.js';

/** The headings of the sections, in their order. */
const headings: Readonly<Record<FeastRank, string>> = {
  great: 'Pascha and the Twelve Great Feasts',
  major: 'Other major feasts',
  feast: 'Feasts of the Lord, the Mother of God and the saints',
  forefeast: 'Forefeasts and leavetakings',
  leavetaking: 'Forefeasts and leavetakings',
  sunday: 'Sundays',
  memorial: 'Memorials of the departed',
  fast: 'Great Lent and Holy Week',
  'holy-week': 'Great Lent and Holy Week',
  'bright-week': 'Bright Week',
};
const sections = grouped(Object.entries(headings).map(([rank, heading]) => [heading, rank]));

interface ListedDays {
  readonly year: number;
  readonly calendar: Reckoning;
}

interface LinkedFeast extends ListedFeast {
  readonly url: string;
}

/** Each feast with its day in a year, in the order of the days. */
export const feastsPage = (
  feasts: readonly LinkedFeast[],
  { year, calendar }: ListedDays,
): Page => ({
  path: '/feasts',
  title: 'Feasts',
  description: 'The feasts of the Orthodox year: what each is, when it is kept, and its hymns.',
  section: '/feasts',
  kind: 'wide',
  api: { operationId: 'listFeasts', request: '/v1/feasts' },
  feeds: { calendars: reckonings, files: ['feasts.ics', 'great-feasts.ics'] },
  main: (
    <>
      <h1>Feasts</h1>
      <p class="lead">
        What each feast is, when it is kept (with civil dates of {year}), and its hymns. By date:{' '}
        <a href={greatFeastsUrl(year)}>the great feasts of {year}</a> and{' '}
        <a href={paschaUrl(year)}>Pascha and all that moves with it</a>.
      </p>
      <DaysBy calendar={calendar} path="/feasts" />
      <FeastLists feasts={feasts} days={daysIn(year, feasts, calendar)} />
    </>
  ),
});

interface FeastListsProps {
  readonly feasts: readonly LinkedFeast[];
  /** The day of each feast that is kept in the year, by key. */
  readonly days: ReadonlyMap<string, CalendarDate>;
}

const FeastLists = ({ feasts, days }: FeastListsProps) => (
  <>
    {[...sections].map(([heading, ranks]) => {
      const ofRanks = feasts.filter(({ rank }) => ranks.includes(rank));
      return (
        ofRanks.length > 0 && (
          <section key={heading}>
            <h2 id={ranks[0]}>{heading}</h2>
            {ranks.includes('great') && (
              <p class="note">
                The church year begins on 1 September: the Nativity of the Theotokos is its first
                great feast and her Dormition the last. Those marked as movable move with Pascha;
                all others keep their date.
              </p>
            )}
            <ul class="names dated">
              {inOrder(ofRanks, days).map(({ key, title, fixed, url }) => {
                const day = days.get(key);
                return (
                  <li key={key}>
                    <span class="count">{day && `${day.day} ${shortMonth(day.month)}`}</span>
                    <span>
                      <a href={url}>{typeset(title)}</a>
                      {ranks.includes('great') && fixed === null && (
                        <span class="count"> movable</span>
                      )}
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        )
      );
    })}
  </>
);

/** The next day on which a calendar keeps each feast, by key, and the other calendar where it differs. */
export function nextDays(
  feasts: readonly ListedFeast[],
  today: CalendarDate,
  calendar: Reckoning,
): ReadonlyMap<string, string> {
  const now = formatDate(today);
  const years = [today.year, today.year + 1].filter(isAnsweredYear);
  const other = calendar === 'julian' ? 'gregorian' : 'julian';
  return new Map(
    feasts.flatMap((feast) => {
      const nextBy = (reckoning: Reckoning) =>
        years
          .flatMap((year) => daysKeptIn(feast, year, reckoning).map(formatDate))
          .find((date) => date >= now);
      const [next, there] = [nextBy(calendar), nextBy(other)];
      if (next === undefined) return [];
      const elsewhere =
        there && there !== next ? ` · ${calendarName(other)}: ${dateInWords(there)}` : '';
      return [[feast.key, dateInWords(next) + elsewhere]];
    }),
  );
}

/** The first day of the civil year on which a calendar keeps each feast. */
function daysIn(
  year: number,
  feasts: readonly ListedFeast[],
  calendar: Reckoning,
): ReadonlyMap<string, CalendarDate> {
  return new Map(
    feasts.flatMap((feast) => {
      const [first] = daysKeptIn(feast, year, calendar);
      return first ? [[feast.key, first]] : [];
    }),
  );
}

const byTitle = new Intl.Collator('en');
/** The title as an index sorts it. */
const sorted = (title: string) => title.replace(/^(The|Holy) /, '');

/** By day, then by title; a feast without a day in this year comes last. */
function inOrder(feasts: readonly LinkedFeast[], days: FeastListsProps['days']): LinkedFeast[] {
  const placeOf = ({ key }: LinkedFeast) => {
    const day = days.get(key);
    return day ? monthDayNumber(day) : 13_00;
  };
  return feasts.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || byTitle.compare(sorted(one.title), sorted(other.title)),
  );
}

/** `occurrences` are those of consecutive years, from before today to the next on each calendar. */
export function feastPage(
  feast: FeastDetail,
  occurrences: FeastDetail['occurrences'],
  today: string,
): Page {
  const title = typeset(feast.title);
  const next = occurrences.find(({ calendar, date }) => calendar !== 'julian' && date >= today);
  return {
    path: feast.url,
    title,
    description: shortened(typeset(`${feast.rule} ${feast.description}`)),
    above: [{ name: 'Feasts', url: '/feasts' }],
    isCitable: true,
    api: { operationId: 'getFeast', request: `/v1${feast.url}?year=${feast.year}` },
    ...(next && {
      jsonLd: {
        ...eventOf({ name: title, startDate: next.date, description: feast.description }),
        alternateName: feast.alternateTitles,
      },
    }),
    main: (
      <article>
        <p class="eyebrow">{rankInWords(feast.rank)}</p>
        <h1>{typeset(feast.title)}</h1>
        <p class="lead">{typeset(feast.rule)}</p>
        <Table caption="When it is kept" columns={['Date', 'Calendar']}>
          {occurrences.map(({ calendar, date, weekday }) => (
            <tr key={`${date} ${calendar}`}>
              <DateCell date={date} weekday={weekday} calendar={calendar}>
                {dateInWords(date)}
              </DateCell>
              <td>{calendar === 'both' ? 'New and Old Calendar' : calendarName(calendar)}</td>
            </tr>
          ))}
        </Table>
        {occurrences.some(({ calendar }) => calendar !== 'both') && (
          <p class="note">
            <a href="/about#calendars">Why the calendars have different dates</a>
          </p>
        )}
        <Paragraphs text={feast.description} />
        {feast.use !== null && <p class="note">{typeset(feast.use)}</p>}
        <Hymns hymns={feast} />
        {feast.alternateTitles.length > 0 && (
          <p class="note">Also called {typeset(listed(feast.alternateTitles))}.</p>
        )}
      </article>
    ),
  };
}
