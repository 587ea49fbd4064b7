/** The page of a week: seven answers of getDay. */
import { Type } from 'typebox';
import { today } from '../../api/dates.js';
import {
  CivilYear,
  calendarParameters,
  parameters,
  TextParameter,
} from '../../api/schemas/parameters.js';
import { formatDate, isAnsweredYear } from '../../calendar/reckoning.js';
import { pathNotFound } from '../../http/problem.js';
import type { SiteContext } from '../context.js';
import { weekPath, yearsAround } from '../links.js';
import { pageRow, redirectRow } from '../page.js';
import { weekPage } from './week.js';
import { daysOfWeek, weekOf } from './weeks.js';

export function weekRow({ api, now }: SiteContext) {
  const year = () => today(now()).year;
  return pageRow({
    path: '/calendar/{year}/week/{week}',
    parameters: parameters({
      year: CivilYear,
      week: Type.Integer({ minimum: 1, maximum: 53 }),
      ...calendarParameters,
      text: TextParameter,
    }),
    cache: api.getDay.cache,
    dependsOn: () => String(year()),
    async load({ year: ofYear, week, ...asked }, { church }) {
      const dates = daysOfWeek({ year: ofYear, week });
      if (!dates) throw pathNotFound();
      const answered = dates.filter((date) => isAnsweredYear(date.year));
      const days = await Promise.all(
        answered.map((date) => api.getDay.handle({ date: formatDate(date), ...asked, church })),
      );
      return weekPage(days, { ...asked, week: { year: ofYear, week } }, yearsAround(year()));
    },
  });
}

/** This week, until Saturday is over in UTC. */
export const weekRedirect = ({ now }: SiteContext) =>
  redirectRow({
    path: '/calendar/week',
    parameters: parameters(calendarParameters),
    redirect: ({ calendar, use }) => ({
      to: weekPath(weekOf(today(now())), calendar, use),
      maxAge: 3600,
    }),
  });
