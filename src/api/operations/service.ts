/** `/v1/calendar/{date}/service`: the day as it is served. */
import { isDeepStrictEqual } from 'node:util';
import { type Static, Type } from 'typebox';
import { liturgicalDay } from '../../calendar/day.js';
import { type CalendarDate, formatDate } from '../../calendar/reckoning.js';
import { kneelingOn } from '../../calendar/service/kneeling.js';
import { liturgyKinds, liturgyOn } from '../../calendar/service/liturgy.js';
import type { LeadingSaint, ServedDay } from '../../calendar/service/served-day.js';
import { vestmentColours, vestmentsOn } from '../../calendar/service/vestments.js';
import { weddingOn } from '../../calendar/service/weddings.js';
import { type UseName, useNames } from '../../calendar/use.js';
import type { DaySaint } from '../../catalogue/days.js';
import { isGeneralIn, rankIn } from '../../catalogue/rank-in-use.js';
import type { Translation } from '../../scripture/translations.js';
import type { CalendarAndUse } from '../calendar-names.js';
import { civilDate } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { serviceUrl } from '../record-urls.js';
import { dayParameters, parameters } from '../schemas/parameters.js';
import {
  array,
  choice,
  IsoDate,
  named,
  namedChoice,
  nullable,
  Reckoning,
  text,
  Url,
} from '../schemas/shapes.js';
import { elsewhereOf, rulesOf } from '../uses.js';
import { presentReadings, Reading } from './day-readings.js';
import { dayQueryOf } from './days.js';
import { sungOn } from './sung.js';
import { sung } from './sung-shapes.js';

const NullableText = (description: string) => nullable(text(description), description);

/** What the rules of one use alone decide. */
const ruled = {
  liturgy: namedChoice(
    'Liturgy',
    liturgyKinds,
    'The Liturgy appointed; `-vesperal` begins with Vespers. Few parishes serve one every weekday.',
  ),
  wedding: named('Wedding', 'Whether a wedding may be celebrated.', {
    permitted: Type.Boolean(),
    reason: NullableText('Why not; null if it may.'),
  }),
  vestments: named('Vestments', 'The colour of the vestments, by custom.', {
    colour: nullable(choice(vestmentColours), 'Null where the use appoints none.'),
    note: NullableText('Other colours worn.'),
  }),
};
const ServedElsewhere = named('ServedElsewhere', 'What differs in another use.', {
  use: choice(['greek']),
  liturgy: Type.Optional(ruled.liturgy),
  wedding: Type.Optional(ruled.wedding),
  vestments: Type.Optional(ruled.vestments),
});
type ServedElsewhere = Static<typeof ServedElsewhere>;

export const Service = named('Service', 'The service of a civil date on one calendar.', {
  date: IsoDate,
  calendar: Reckoning,
  use: choice(useNames, 'Whose rules these are; `all` follows the Slavic ones.'),
  ...ruled,
  liturgyNote: NullableText('Why, if that needs saying.'),
  kneeling: named('Kneeling', 'Whether prostrations are made.', {
    permitted: Type.Boolean(),
    note: NullableText('Until when, or with which prayer.'),
  }),
  ...sung,
  readings: Type.Optional(array(Reading, 'With `text`: the readings, in full.')),
  elsewhere: Type.Optional(nullable(ServedElsewhere, 'What a Greek parish has instead.')),
  url: Url,
});
export type Service = Static<typeof Service>;

export function serviceOperations(context: OperationsContext) {
  return {
    getService: operation({
      operationId: 'getService',
      path: '/v1/calendar/{date}/service',
      tag: 'Calendar',
      summary: 'The service of a day',
      description:
        'Use it for "which Liturgy is served?", "what is sung?" (troparia, kontakia, prokeimena), "may there be a wedding?", "what colour are the vestments?" and "do we kneel?". For saints, readings and the fast use getDay.',
      parameters: parameters(dayParameters),
      answer: Service,
      handle: ({ date, calendar, use, text: translation }) =>
        serviceOf(civilDate(date), { calendar, use, translation }, context),
    }),
  };
}

interface Asked extends CalendarAndUse {
  /** Of the readings; undefined to leave them out. */
  readonly translation?: Translation | undefined;
}

/** What is served on a civil date; `use` is as it was asked for. */
export async function serviceOf(
  civil: CalendarDate,
  { calendar, use, translation }: Asked,
  { catalogue }: Pick<OperationsContext, 'catalogue'>,
): Promise<Service> {
  const day = liturgicalDay(civil, calendar, rulesOf[use]);
  const records = await catalogue.day(dayQueryOf(day, use));
  const served: ServedDay = { ...day, saint: leadingSaint(records.saints, day.use) };
  const own = ruledOn(served, day.use);
  const date = formatDate(civil);
  const other = elsewhereOf[use];
  return {
    date,
    calendar,
    use: day.use,
    ...own,
    liturgyNote: liturgyOn(served, day.use).note,
    kneeling: kneelingOn(served),
    ...(await sungOn(day, { served, kind: own.liturgy, records }, catalogue)),
    ...(translation && { readings: presentReadings(rulesOf[use].readingsOn(day), translation) }),
    ...(other && { elsewhere: servedElsewhere(served, own, other.name) }),
    url: serviceUrl(date, calendar, use),
  };
}

const ruledOn = (served: ServedDay, use: UseName) => ({
  liturgy: liturgyOn(served, use).kind,
  wedding: weddingOn(served, use),
  vestments: vestmentsOn(served, use),
});

/** What another use has otherwise; null if nothing. */
function servedElsewhere(
  served: ServedDay,
  own: ReturnType<typeof ruledOn>,
  use: ServedElsewhere['use'],
): ServedElsewhere | null {
  const differing = Object.entries(ruledOn(served, use)).filter(
    ([name, value]) => !isDeepStrictEqual(value, own[name as keyof typeof own]),
  );
  return differing.length === 0 ? null : { use, ...Object.fromEntries(differing) };
}

/** The first of the highest rank in the use, if it holds everywhere. */
function leadingSaint(saints: readonly DaySaint[], use: UseName): LeadingSaint | null {
  const [leading] = saints
    .filter((kept) => isGeneralIn(use, kept))
    .toSorted((one, other) => rankIn(use, other) - rankIn(use, one));
  if (leading === undefined) return null;
  const { categories, sex } = leading.saint;
  return { rank: rankIn(use, leading), categories, sex };
}
