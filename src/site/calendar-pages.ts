import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { civilDate, today } from '../api/dates.js';
import type { Operation } from '../api/operation.js';
import { dayUrl, greatFeastsUrl, paschaUrl } from '../api/record-urls.js';
import { CivilDate, CivilYear, calendarParameters, parameters } from '../api/schemas/parameters.js';
import {
  daysInMonth,
  formatDate,
  type Reckoning,
  reckonings,
  toCivil,
} from '../calendar/reckoning.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { ParishName } from './bulletin/bulletin-row.js';
import { calendarPage } from './calendar/calendar.js';
import { dayPage } from './calendar/day.js';
import { monthPage } from './calendar/month.js';
import { servicePage } from './calendar/service.js';
import { weekRedirect } from './calendar/week-row.js';
import type { SiteContext } from './context.js';
import { apiCatalogPath } from './discovery.js';
import { findHomePage } from './home.js';
import { yearsAround } from './links.js';
import {
  connectingPolicy,
  operationPage,
  type Page,
  type PageRow,
  pageRow,
  type RedirectRow,
  redirectRow,
} from './page.js';
import type { AskedYear } from './year/asked-year.js';
import { memorialsPage } from './year/memorials.js';
import { wallCalendarPage } from './year/wall-calendar.js';
import { weddingsPage } from './year/weddings.js';
import { fastsPage, greatFeastsPage, paschaPage } from './year/year-pages.js';
import { yearSheetPage } from './year/year-sheet.js';

const askedYear = { year: CivilYear, ...calendarParameters };
const MonthNumber = Type.Integer({ minimum: 1, maximum: 12 });

/** What is left of a month's path without the month; any other text is a date. */
const BareYear = Type.String({ pattern: '^\\d{4}$', maxLength: 4 });

/** By which calendar a chosen date is counted. */
const Counted = Type.Enum([...reckonings], { default: 'gregorian' });

/** Makes the page of an answer; `years` are those that search engines are shown. */
type Present<Asked, Answer> = (
  answer: Answer,
  years: readonly number[],
  asked: Asked & { readonly chosen: Reckoning },
) => Page;

interface AskedMonth extends AskedYear {
  readonly month: number;
}

export function calendarRows({ api, lists, now }: SiteContext): PageRow[] {
  const dateToday = () => formatDate(today(now()));
  /** Zones are up to fourteen hours ahead of UTC, and twelve behind it. */
  const isTodaySomewhere = (date: string) =>
    [-12, 0, 14].some((hours) => date === formatDate(today(now() + hours * 3_600_000)));
  const years = () => yearsAround(today(now()).year);
  /** For pages whose links depend on the years that search engines are shown. */
  const ofYear = () => String(today(now()).year);
  /** What the pages of a year share that are answered by no operation. */
  const pageOfYear = { cache: api.getFasts.cache, dependsOn: ofYear };

  /** The page of an operation's answer. */
  const ofAnswer = <Parameters extends TObject, Answer extends TSchema>(
    operation: Operation<Parameters, Answer>,
    present: Present<Static<Parameters>, Static<Answer>>,
  ): PageRow<Parameters> => ({
    ...operationPage(operation, async (asked, { calendar: chosen, church }) => {
      const answer = await operation.handle({ ...asked, church });
      return present(answer, years(), { ...asked, chosen });
    }),
    dependsOn: ofYear,
  });

  /** The days of a civil month, and the first and the last of them. */
  const daysOf = async ({ year, month, ...asked }: AskedMonth, church?: ListedChurch) => {
    const from = formatDate({ year, month, day: 1 });
    const to = formatDate({ year, month, day: daysInMonth(year, month, 'gregorian') });
    const { data: days } = await api.listDays.handle({ from, to, ...asked, church });
    return { from, to, days };
  };

  const titles = async () =>
    new Map((await lists.feasts()).map(({ key, title }) => [key, title] as const));

  return [
    pageRow({
      path: '/',
      parameters: parameters({ date: Type.Optional(CivilDate), ...calendarParameters }),
      cache: api.getToday.cache,
      policy: connectingPolicy,
      link: `<${apiCatalogPath}>; rel="api-catalog"`,
      dependsOn: dateToday,
      leadsTo: ({ date, calendar, use }) =>
        date === undefined || isTodaySomewhere(date) ? undefined : dayUrl(date, calendar, use),
      load: ({ date = dateToday(), ...asked }, { church }) =>
        findHomePage(api, civilDate(date), { ...asked, church, isUtc: date === dateToday() }),
    }),
    pageRow({
      path: '/calendar',
      parameters: parameters(calendarParameters),
      cache: api.getToday.cache,
      dependsOn: dateToday,
      async load(asked, { church }) {
        const { days } = await daysOf({ ...today(now()), ...asked }, church);
        return calendarPage(years(), dateToday(), { ...asked, days });
      },
    }),
    {
      ...operationPage(api.getDay, async (asked, { church }) => {
        const [day, service] = await Promise.all([
          api.getDay.handle({ ...asked, church }),
          api.getService.handle(asked),
        ]);
        return dayPage(day, years(), { ...asked, church, titles: await titles() }, service);
      }),
      dependsOn: ofYear,
    },
    ofAnswer(api.getService, servicePage),
    ofAnswer(api.getPaschaCycle, paschaPage),
    ofAnswer(api.getGreatFeasts, greatFeastsPage),
    ofAnswer(api.getFasts, fastsPage),
    pageRow({
      path: '/calendar/weddings/{year}',
      parameters: parameters(askedYear),
      ...pageOfYear,
      load: async (asked) => weddingsPage(asked, years()),
    }),
    pageRow({
      path: '/calendar/sheet/{year}',
      parameters: parameters(askedYear),
      ...pageOfYear,
      async load(asked) {
        const [greatFeasts, cycle, fasts] = await Promise.all([
          api.getGreatFeasts.handle(asked),
          api.getPaschaCycle.handle(asked),
          api.getFasts.handle(asked),
        ]);
        return yearSheetPage(asked, years(), { greatFeasts, cycle, fasts, titles: await titles() });
      },
    }),
    pageRow({
      path: '/calendar/memorials/{year}',
      parameters: parameters({ ...askedYear, died: Type.Optional(CivilDate) }),
      ...pageOfYear,
      load: async (asked) => memorialsPage(asked, years(), await titles()),
    }),
    pageRow({
      path: '/calendar/wall/{year}',
      parameters: parameters({ ...askedYear, title: ParishName }),
      cache: api.listDays.cache,
      async load({ title, ...asked }, { church }) {
        const months = Array.from({ length: 12 }, (_, index) =>
          daysOf({ month: index + 1, ...asked }, church),
        );
        return wallCalendarPage({ title, ...asked, church, months: await Promise.all(months) });
      },
    }),
    pageRow({
      path: '/calendar/{year}/{month}',
      parameters: parameters({ ...askedYear, month: MonthNumber, title: ParishName }),
      cache: api.listDays.cache,
      dependsOn: ofYear,
      async load({ year, month, calendar, use, title }, { church }) {
        const days = await daysOf({ year, month, calendar, use }, church);
        return monthPage({ calendar, use, title, church, ...days }, years());
      },
    }),
  ];
}

/** Whole seconds until the civil date in UTC changes. */
const secondsOfToday = (now: number): number => 86_400 - Math.floor((now / 1000) % 86_400);

/** This week, today, a date or a year chosen in a form, and a year by itself. */
export const calendarRedirects = (context: SiteContext): RedirectRow[] => [
  weekRedirect(context),
  redirectRow({
    path: '/calendar/today',
    parameters: parameters(calendarParameters),
    redirect: ({ calendar, use }) => ({
      to: dayUrl(formatDate(today(context.now())), calendar, use),
      maxAge: secondsOfToday(context.now()),
    }),
  }),
  redirectRow({
    path: '/calendar/go',
    parameters: parameters({ date: CivilDate, counted: Counted, ...calendarParameters }),
    redirect: ({ date, counted, calendar, use }) => ({
      to: dayUrl(formatDate(toCivil(civilDate(date), counted)), calendar, use),
      maxAge: 86_400,
    }),
  }),
  redirectRow({
    path: '/calendar/pascha',
    parameters: parameters({ year: Type.Optional(CivilYear) }),
    redirect: ({ year = today(context.now()).year }) => ({ to: paschaUrl(year), maxAge: 86_400 }),
  }),
  redirectRow({
    path: '/calendar/{year}',
    parameters: parameters({ year: BareYear }),
    redirect: ({ year }) => ({ to: greatFeastsUrl(Number(year)), maxAge: 86_400 }),
  }),
];
