/** The saints of a day, and the companies in which they are kept. */
import { type Static, Type } from 'typebox';
import { formatMonthDay } from '../../calendar/reckoning.js';
import { useNames } from '../../calendar/use.js';
import type { Commemoration } from '../../catalogue/commemorations.js';
import type { DaySaint as KeptSaint, SaintName } from '../../catalogue/days.js';
import { inOtherUse } from '../../catalogue/other-use.js';
import { withCachedJson } from '../../http/answers/json.js';
import type { CalendarAndUse } from '../calendar-names.js';
import { saintUrl } from '../record-urls.js';
import { array, choice, integer, MovedFrom, named, Slug, text, Url } from '../schemas/shapes.js';
import { presentSaint, saintSummary } from './saint.js';

export const Member = named('Member', 'A saint who is kept with a company.', {
  slug: Slug,
  name: text('Name in English, without "Saint".'),
  url: Url,
});

/** Of one commemoration: a saint has as many as there are commemorations. */
export const TypikonRank = integer(
  1,
  8,
  'By the Slavic typikon: 8 to 6 great feasts, 5 vigil, 4 polyeleos, 3 doxology, 2 six stichera, 1 simple.',
);

export const OtherDay = Type.Optional(
  named('OtherDay', "With `use=all`, the other use's day for what only one use keeps today.", {
    use: choice(useNames),
    day: text('MM-DD.'),
  }),
);

export const DaySaint = named('DaySaint', 'A saint, or a company of saints, as a day lists it.', {
  ...saintSummary,
  rank: TypikonRank,
  members: array(Member, 'Who is kept with a company.'),
  movedFrom: MovedFrom,
  otherDay: OtherDay,
});
export type DaySaint = Static<typeof DaySaint>;

export const presentMember = ({ saint: { slug, name } }: { readonly saint: SaintName }) => ({
  slug,
  name,
  url: saintUrl(slug),
});

/** Summaries by commemoration: building fifty takes a third of the time of an uncached day. */
const summaries = new WeakMap<Commemoration, DaySaint>();

function summaryOf({ saint, commemoration }: KeptSaint): DaySaint {
  const known = summaries.get(commemoration);
  if (known !== undefined) return known;
  const presented = presentSaint(saint, commemoration.title);
  const summary = withCachedJson({ ...presented, rank: commemoration.rank, members: [] });
  summaries.set(commemoration, summary);
  return summary;
}

/** The saints of a day as its answer has them. */
export const presentSaints = (saints: readonly KeptSaint[], shown: CalendarAndUse): DaySaint[] =>
  saints.map((kept) => {
    const ofDay = presentOfDay(kept, shown);
    return kept.members.length === 0 && Object.keys(ofDay).length === 0
      ? summaryOf(kept)
      : { ...summaryOf(kept), members: kept.members.map(presentMember), ...ofDay };
  });

/** What holds of a commemoration on the day alone: where it is moved from, and the other use's day. */
export function presentOfDay(
  { saint, commemoration, movedFrom }: KeptSaint<SaintName>,
  { calendar, use }: CalendarAndUse,
): Pick<DaySaint, 'movedFrom' | 'otherDay'> {
  const other = use === 'all' ? inOtherUse(commemoration, saint.commemorations) : undefined;
  return {
    ...(movedFrom && { movedFrom: formatMonthDay(movedFrom) }),
    ...(other && { otherDay: { use: other.use, day: formatMonthDay(other.kept[calendar]) } }),
  };
}
