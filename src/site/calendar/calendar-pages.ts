import { Type } from 'typebox';
import { today } from '../../api/dates.js';
import { dayUrl, feastUrl, greatFeastsUrl } from '../../api/record-urls.js';
import { Calendar, CivilDate, CivilYear, parameters } from '../../api/schemas/parameters.js';
import { daysInMonth, formatDate, lastYear } from '../../calendar/reckoning.js';
import type { SiteContext } from '../context.js';
import { apiCatalogPath } from '../discovery.js';
import { homePage } from '../home.js';
import { type PageRow, pageRow, type RedirectRow, redirectRow } from '../page.js';
import { calendarPage } from './calendar.js';
import { dayPage } from './day.js';
import { fastsPage } from './fasts.js';
import { greatFeastsPage } from './great-feasts.js';
import { monthPage } from './month.js';
import { paschaPage } from './pascha.js';
import { yearsAround } from './years.js';

const Month = Type.Integer({ minimum: 1, maximum: 12 });

/** What is left of a month's path without the month; any other text is a date. */
const BareYear = Type.String({ pattern: '^\\d{4}$', maxLength: 4 });

export function calendarRows({ api, now }: Pick<SiteContext, 'api' | 'now'>): PageRow[] {
  const dateToday = () => formatDate(today(now()));
  const years = () => yearsAround(today(now()).year);
  /** For pages whose links depend on the years that search engines are shown. */
  const ofYear = () => String(today(now()).year);

  return [
    pageRow({
      path: '/',
      parameters: parameters({}),
      cache: api.getToday.cache,
      link: `<${apiCatalogPath}>; rel="api-catalog"`,
      dependsOn: dateToday,
      async find() {
        const date = dateToday();
        const year = today(now()).year;
        const [day, oldDay, ...greatFeasts] = await Promise.all([
          api.getDay.handle({ date, calendar: 'gregorian' }),
          api.getDay.handle({ date, calendar: 'julian' }),
          api.getGreatFeasts.handle({ year }),
          api.getGreatFeasts.handle({ year: Math.min(year + 1, lastYear) }),
        ]);
        const next = <Dated extends { readonly date: string }>(each: readonly Dated[]) =>
          each.find((feast) => feast.date >= date);
        const feasts = greatFeasts.flatMap((each) => each.feasts);
        const coming = next(feasts);
        return homePage(
          [
            { day, coming: coming && { ...coming, url: feastUrl(coming.key) } },
            { day: oldDay, coming: next(greatFeasts.flatMap((each) => each.julianFeasts)) },
          ],
          next(feasts.filter(({ key }) => key === 'pascha'))?.date ?? day.pascha,
        );
      },
    }),
    pageRow({
      path: '/calendar',
      parameters: parameters({}),
      cache: api.getToday.cache,
      dependsOn: dateToday,
      find: async () => calendarPage(years(), dateToday()),
    }),
    pageRow({
      path: '/calendar/{date}',
      parameters: api.getDay.parameters,
      cache: api.getDay.cache,
      dependsOn: ofYear,
      find: async (values) => dayPage(await api.getDay.handle(values), years()),
    }),
    pageRow({
      path: '/calendar/pascha/{year}',
      parameters: api.getPaschaCycle.parameters,
      cache: api.getPaschaCycle.cache,
      dependsOn: ofYear,
      find: async (values) => paschaPage(await api.getPaschaCycle.handle(values), years()),
    }),
    pageRow({
      path: '/calendar/great-feasts/{year}',
      parameters: api.getGreatFeasts.parameters,
      cache: api.getGreatFeasts.cache,
      dependsOn: ofYear,
      find: async (values) => greatFeastsPage(await api.getGreatFeasts.handle(values), years()),
    }),
    pageRow({
      path: '/calendar/fasts/{year}',
      parameters: api.getFasts.parameters,
      cache: api.getFasts.cache,
      dependsOn: ofYear,
      find: async (values) => fastsPage(await api.getFasts.handle(values), years()),
    }),
    pageRow({
      path: '/calendar/{year}/{month}',
      parameters: parameters({ year: CivilYear, month: Month, calendar: Calendar }),
      cache: api.listDays.cache,
      dependsOn: ofYear,
      async find({ year, month, calendar }) {
        const from = formatDate({ year, month, day: 1 });
        const to = formatDate({ year, month, day: daysInMonth(year, month, 'gregorian') });
        const { data: days } = await api.listDays.handle({ from, to, calendar });
        return monthPage({ year, month, calendar, days }, years());
      },
    }),
  ];
}

/** Whole seconds until the civil date in UTC changes. */
const secondsOfToday = (now: number): number => 86_400 - Math.floor((now / 1000) % 86_400);

/** Today, the date chosen in the form on the calendar page, and a year by itself. */
export const calendarRedirects = ({ now }: Pick<SiteContext, 'now'>): RedirectRow[] => [
  redirectRow({
    path: '/calendar/today',
    parameters: parameters({ calendar: Calendar }),
    redirect: ({ calendar }) => ({
      to: dayUrl(formatDate(today(now())), calendar),
      maxAge: secondsOfToday(now()),
    }),
  }),
  redirectRow({
    path: '/calendar/go',
    parameters: parameters({ date: CivilDate, calendar: Calendar }),
    redirect: ({ date, calendar }) => ({ to: dayUrl(date, calendar), maxAge: 86_400 }),
  }),
  redirectRow({
    path: '/calendar/{year}',
    parameters: parameters({ year: BareYear }),
    redirect: ({ year }) => ({ to: greatFeastsUrl(Number(year)), maxAge: 86_400 }),
  }),
];
