/** `/v1/bulletin/{date}`: what a parish prints for a day. */
import { type Static, Type } from 'typebox';
import { doxology, polyeleos } from '../../calendar/ranks.js';
import { addDays, daysFrom, formatDate, isAnsweredYear } from '../../calendar/reckoning.js';
import type { UseName } from '../../calendar/use.js';
import { hymnsIn } from '../../catalogue/hymns.js';
import type { FeastRank, Saint } from '../../catalogue/records.js';
import { useSuffix } from '../calendar-names.js';
import { civilDate } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { bulletinUrl } from '../record-urls.js';
import { isOfFeast } from '../same-feast.js';
import { BulletinText, dayParameters, parameters } from '../schemas/parameters.js';
import { array, IsoDate, named, nullable, present, Reckoning, text } from '../schemas/shapes.js';
import { DaySaint } from './day-saints.js';
import { Day } from './day-shapes.js';
import { dayOperations } from './days.js';
import { feastsByRank } from './feast-words.js';
import { hymns } from './hymnography.js';
import { Service, serviceOperations } from './service.js';
import { DayBrief, spanOperations } from './spans.js';

const { slug, name, feastTitle, members, otherDay, url } = DaySaint.properties;

const BulletinSaint = named('BulletinSaint', 'A saint of the day, with hymns and life.', {
  slug,
  name,
  feastTitle,
  shortBio: text('In a sentence.'),
  life: text('The first paragraph of the life.'),
  ...hymns,
  members,
  otherDay,
  url,
});

const { date, weekday, title, fasting } = DayBrief.properties;

const BulletinDay = named('BulletinDay', 'A day of the week ahead.', {
  date,
  weekday,
  title,
  kept: nullable(Type.String(), 'The chief feasts and saints; null if there is none.'),
  fasting,
  url,
});

export const Bulletin = named('Bulletin', 'What a parish prints for a day.', {
  date: IsoDate,
  calendar: Reckoning,
  use: Service.properties.use,
  day: Day,
  service: Service,
  saints: array(BulletinSaint, 'As in `day`, in the same order.'),
  week: array(BulletinDay, 'The seven days that follow.'),
  url,
});
export type Bulletin = Static<typeof Bulletin>;

const weekLength = 7;

export function bulletinOperations(context: OperationsContext) {
  const { getDay } = dayOperations(context);
  const { getService } = serviceOperations(context);
  const { listDays } = spanOperations(context);
  return {
    getBulletin: operation({
      operationId: 'getBulletin',
      path: '/v1/bulletin/{date}',
      tag: 'Calendar',
      summary: "A parish's bulletin",
      description:
        'Use it for a bulletin or a service sheet in one request: the day with the text of its readings, the service, the saints with hymns and the first paragraph of the life, and the seven days ahead. For less, use getDay.',
      parameters: parameters({ ...dayParameters, text: BulletinText }),
      answer: Bulletin,
      async handle({ date, text: translation, ...asked }) {
        const span = weekAfter(date);
        const [day, service, week] = await Promise.all([
          getDay.handle({ date, ...asked, text: translation }),
          getService.handle({ date, ...asked }),
          span ? listDays.handle({ ...span, ...asked }) : { data: [] },
        ]);
        const found = await context.catalogue.saintsOf(day.saints.map((saint) => saint.slug));
        const recordOf = new Map(found.map((saint) => [saint.slug, saint]));
        return {
          date,
          calendar: asked.calendar,
          use: day.use,
          day,
          service,
          saints: day.saints.flatMap((kept) => {
            const saint = recordOf.get(kept.slug);
            return saint === undefined ? [] : presentBulletinSaint(kept, saint, day.use);
          }),
          week: week.data.map(presentBulletinDay),
          url: bulletinUrl(date, asked.calendar, asked.use),
        };
      },
    }),
  };
}

/** The first and the last day of the week ahead, which ends with the last year that is answered. */
function weekAfter(date: string): { from: string; to: string } | undefined {
  const days = daysFrom(addDays(civilDate(date), 1), weekLength).filter(({ year }) =>
    isAnsweredYear(year),
  );
  const [from, to] = [days[0], days.at(-1)];
  return from && to && { from: formatDate(from), to: formatDate(to) };
}

function presentBulletinSaint(kept: DaySaint, saint: Saint, use: UseName) {
  const written = saint.commemorationHymns.find(({ title }) => title === kept.feastTitle);
  const own = written && hymnsIn(use, written);
  const first = hymnsIn(use, saint);
  return present(BulletinSaint, {
    ...kept,
    shortBio: saint.shortBio,
    life: saint.biography.split('\n\n')[0] ?? '',
    troparion: own?.troparion ?? first.troparion,
    kontakion: own?.kontakion ?? first.kontakion,
  });
}

function presentBulletinDay(day: DayBrief) {
  const feasts = feastsByRank(day).slice(0, maxFeasts);
  const isAlone = feasts.some(({ rank }) => aloneRanks.includes(rank));
  const saints = isAlone ? [] : saintsBeside(feasts, day.saints);
  const titles = [
    ...feasts.map(({ title }) => title),
    ...saints.map((saint) => saint.feastTitle + useSuffix(saint)),
  ];
  const kept = [...new Set(titles)].join('; ') || null;
  return present(BulletinDay, { ...day, kept });
}

const maxFeasts = 2;
const maxSaints = 2;
/** Beside a feast of these ranks no saint is named. */
const aloneRanks: readonly FeastRank[] = ['great', 'major'];
/** Beside these, only a saint whose service is more than simple. */
const fullRanks: readonly FeastRank[] = ['feast', 'holy-week', 'bright-week'];

/** The first saint of the day, and whoever else has the polyeleos, without those of the feasts. */
function saintsBeside(
  feasts: readonly Pick<DayBrief['feasts'][number], 'title' | 'rank'>[],
  saints: DayBrief['saints'],
) {
  const least = feasts.some(({ rank }) => fullRanks.includes(rank)) ? doxology : 1;
  return saints
    .filter(({ feastTitle }) => !feasts.some(({ title }) => isOfFeast(feastTitle, title)))
    .filter(({ rank }, index) => rank >= (index === 0 ? least : polyeleos))
    .slice(0, maxSaints);
}
