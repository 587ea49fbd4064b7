/** `/v1/calendar/{date}/service`: the day as it is served. */
import { type Static, Type } from 'typebox';
import { coordinatesOf } from '../../calendar/coordinates.js';
import { liturgicalDay } from '../../calendar/day.js';
import { type CalendarDate, formatDate, type Reckoning } from '../../calendar/reckoning.js';
import { kneelingOn } from '../../calendar/service/kneeling.js';
import { liturgyKinds, liturgyOn } from '../../calendar/service/liturgy.js';
import type { LeadingSaint, ServedDay } from '../../calendar/service/served-day.js';
import { vestmentColours, vestmentsOn } from '../../calendar/service/vestments.js';
import { weddingOn } from '../../calendar/service/weddings.js';
import { useNames } from '../../calendar/use.js';
import type { DaySaint } from '../../catalogue/catalogue.js';
import type { Use } from '../../catalogue/commemorations.js';
import { civilDate } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { serviceUrl } from '../record-urls.js';
import { Calendar, CivilDate, parameters, UseParameter } from '../schemas/parameters.js';
import {
  choice,
  IsoDate,
  named,
  namedChoice,
  nullable,
  Reckoning as ReckoningName,
  text,
  Url,
} from '../schemas/shapes.js';
import { rulesOf } from '../uses.js';
import { dayQueryOf } from './days.js';
import { sungOn } from './sung.js';
import { sung } from './sung-shapes.js';

const NullableText = (description: string) => nullable(text(description), description);

export const Service = named('Service', 'What is served on a civil date by one calendar.', {
  date: IsoDate,
  calendar: ReckoningName,
  use: choice(useNames, 'Whose rules these are; `all` follows the Slavic ones.'),
  liturgy: namedChoice(
    'Liturgy',
    liturgyKinds,
    'The Liturgy appointed; `-vesperal` begins with Vespers. Few parishes serve it on each weekday.',
  ),
  liturgyNote: NullableText('Why, where that needs saying.'),
  wedding: named('Wedding', 'Whether a wedding may be celebrated.', {
    permitted: Type.Boolean(),
    reason: NullableText('Why not; null if it may.'),
  }),
  vestments: named('Vestments', 'The colour of the vestments, which is custom.', {
    colour: nullable(choice(vestmentColours), 'Null where the use appoints none.'),
    note: NullableText('What other custom has.'),
  }),
  kneeling: named('Kneeling', 'Whether prostrations are made.', {
    permitted: Type.Boolean(),
    note: NullableText('Until when, or with which prayer.'),
  }),
  ...sung,
  url: Url,
});
export type Service = Static<typeof Service>;

export function serviceOperations(context: OperationsContext) {
  return {
    getService: operation({
      operationId: 'getService',
      path: '/v1/calendar/{date}/service',
      tag: 'Calendar',
      summary: 'The day as it is served',
      description:
        'Use it for "which Liturgy is served?", "what is sung?" (troparia, kontakia, prokeimena), "may there be a wedding?", "what colour are the vestments?" and "do we kneel?". For saints, readings and the fast use getDay.',
      parameters: parameters({ date: CivilDate, calendar: Calendar, use: UseParameter }),
      answer: Service,
      handle: ({ date, calendar, use }) => serviceOf(civilDate(date), { calendar, use }, context),
    }),
  };
}

/** What is served on a civil date; `use` is as it was asked for. */
export async function serviceOf(
  civil: CalendarDate,
  { calendar, use }: { readonly calendar: Reckoning; readonly use: Use },
  { catalogue }: Pick<OperationsContext, 'catalogue'>,
): Promise<Service> {
  const day = liturgicalDay(civil, calendar, rulesOf[use]);
  const records = await catalogue.day(dayQueryOf(day, use));
  const served: ServedDay = {
    ...coordinatesOf(civil, calendar),
    period: day.period,
    saint: leadingSaint(records.saints),
  };
  const { kind, note } = liturgyOn(served, day.use);
  const date = formatDate(civil);
  return {
    date,
    calendar,
    use: day.use,
    liturgy: kind,
    liturgyNote: note,
    wedding: weddingOn(served, day.use),
    vestments: vestmentsOn(served, day.use),
    kneeling: kneelingOn(served),
    ...(await sungOn(day, { served, kind, records }, catalogue)),
    url: serviceUrl(date, calendar, use),
  };
}

/** The first of the day whose rank holds everywhere. */
function leadingSaint(saints: readonly DaySaint[]): LeadingSaint | null {
  const leading = saints.find(({ commemoration }) => !commemoration.local);
  if (leading === undefined) return null;
  const { saint, commemoration } = leading;
  return { rank: commemoration.rank, categories: saint.categories, sex: saint.sex };
}
