/** The days of one saint, for calendar apps: somebody's name day. */
import { today } from '../api/dates.js';
import { daysKept, movedInGreekUse } from '../api/kept-days.js';
import { saintUrl } from '../api/record-urls.js';
import {
  ChurchParameter,
  calendarParameters,
  parameters,
  SaintSlug,
} from '../api/schemas/parameters.js';
import { formatDate } from '../calendar/reckoning.js';
import { by } from '../catalogue/compare-text.js';
import { recordNotFound } from '../http/problem.js';
import { calendarRow, type FeedEvent } from './calendar-file.js';
import { describeDay } from './day-words.js';
import type { FeedContext, FeedRow } from './feed.js';

export function saintFeed(context: FeedContext): FeedRow {
  const { catalogue, now } = context;
  const thisYear = () => today(now()).year;
  async function find(slug: string) {
    const saint = await catalogue.saint(slug);
    if (!saint) throw recordNotFound('saint', []);
    return saint;
  }
  return calendarRow(context, {
    path: '/feeds/saint.ics',
    name: 'Name day',
    about: 'the days of one saint, from last year to two years ahead',
    isListed: false,
    parameters: parameters({
      saint: SaintSlug,
      ...calendarParameters,
      church: ChurchParameter,
    }),
    dependsOn: () => String(thisYear()),
    nameOf: async ({ saint }) => (await find(saint)).name,
    async events({ saint: asked, ...shown }) {
      const { calendar, use } = shown;
      const { slug, commemorations } = await find(asked);
      const days = [-1, 0, 1, 2].flatMap((offset) =>
        commemorations.flatMap((each) =>
          daysKept(each, thisYear() + offset).map((day) => ({ ...day, title: each.title })),
        ),
      );
      const kept = days.filter(({ calendar: of }) => of === 'both' || of === calendar);
      const events = kept.map(({ title, ...day }): [string, FeedEvent] => {
        const { date, calendar: of } = day;
        const moved = use === 'greek' ? movedInGreekUse(slug, day) : undefined;
        const start = formatDate(moved ?? date);
        const description = describeDay(start, shown);
        const event = { key: slug, start, title, description, isMovable: of === 'both' };
        return [start, { ...event, category: 'Saints', path: saintUrl(slug) }];
      });
      // One event a day: of two commemorations, the first counts.
      return [...new Map(events.toReversed()).values()].toSorted(by(({ start }) => start));
    },
  });
}
