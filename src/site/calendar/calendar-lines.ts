/** What is kept on a day, in the few words that a wall calendar or a card has room for. */
import { feastsByRank } from '../../api/operations/feast-words.js';
import type { DayBrief } from '../../api/operations/spans.js';
import { isOfFeast } from '../../api/same-feast.js';
import { vigil } from '../../calendar/ranks.js';
import { grouped } from '../../catalogue/grouped.js';
import { type SignName, signOf } from '../parts/signs.js';
import { listed } from '../words.js';

type Feast = Pick<DayBrief['feasts'][number], 'key' | 'title' | 'rank'>;
type Saint = Pick<DayBrief['saints'][number], 'name' | 'feastTitle' | 'rank'>;

interface NamedDay<OfSaint extends Saint = Saint> {
  readonly weekday: string;
  readonly title: string;
  readonly feasts: readonly Feast[];
  readonly movableFeasts: readonly Feast[];
  readonly saints: readonly OfSaint[];
}

/** A line: its sign, and whether it is printed in red. */
export interface CalendarLine {
  readonly title: string;
  /** Undefined for the Sunday of the cycle, which has no page. */
  readonly key?: string;
  readonly sign?: SignName | undefined;
  /** The typikon's. */
  readonly rank: number;
  readonly isRed: boolean;
}

/**
 * The Sunday first, then the feasts, the greatest first. In red are Sundays, Pascha and the Twelve,
 * and whatever has a vigil; an icon's day is not.
 */
export function feastLines({ weekday, title, saints, ...day }: NamedDay): CalendarLine[] {
  const lines = feastsByRank(day).map((feast) => {
    const ranks = saints
      .filter((saint) => isOfFeast(saint.feastTitle, feast.title))
      .map(({ rank }) => rank);
    const isGreat = feast.rank === 'great' || feast.rank === 'major';
    const rank = isGreat ? vigil + 1 : Math.max(1, ...ranks);
    const { title, key } = feast;
    return { title, key, rank, sign: signOf(rank), isRed: rank >= vigil };
  });
  if (weekday !== 'sunday') return lines;
  const ofCycle = day.movableFeasts.find(({ rank }) => rank === 'sunday' || rank === 'great');
  const sunday = lines.find(({ key }) => key === ofCycle?.key) ?? { title, rank: 1 };
  return [{ ...sunday, isRed: true }, ...lines.filter((line) => line !== sunday)];
}

/** The saints without those whose feast has been named; those with one title together. */
export function saintLines<OfSaint extends Saint>(day: NamedDay<OfSaint>): OfSaint[] {
  const feasts = [...day.movableFeasts, ...day.feasts];
  const others = day.saints.filter(
    (saint) => !feasts.some((feast) => isOfFeast(saint.feastTitle, feast.title)),
  );
  const groups = grouped(others.map((saint) => [saint.feastTitle, saint]));
  return [...groups.values()].map((group) => ({
    ...group[0],
    name: listed(group.map(({ name }) => name)),
  }));
}

/** A title that fits on two lines of a cell. */
const longest = 40;

const honours =
  /^(?:(?:The|Holy|Glorious|All-praised|God-bearing|Wonderworkers and|and)(?:,? (?=[A-Za-z])))+/;

const kinds =
  'Saint|Venerable|Righteous|Right-believing|Blessed|Apostle|Prophet|Forefather|Martyr|Hieromartyr|Great-Martyr|Virgin-Martyr|Venerable-Martyr|Protomartyr|Confessor|Passion-bearer|Unmercenarie|Equal-to-the-Apostle';
const kindOf = new RegExp(`^(?:New )?(?:${kinds})s? `);
const kindWithin = new RegExp(`(?:the )?(?:Holy )?(?:New )?(?:${kinds}) (?=\\p{Lu})`, 'gu');

const abbreviated = (title: string) =>
  title
    .replace(/^Saint /, 'St ')
    .replace(/^Saints /, 'Sts ')
    .replace(/^Venerable /, 'Ven. ');

/**
 * The commemoration in few words: an event as such, "Dedication of the Church of St George at
 * Lydda", and a saint by kind and name, "Hieromartyr Clement, Pope of Rome".
 */
export function shortTitle({ name, feastTitle }: Pick<Saint, 'name' | 'feastTitle'>): string {
  const title = feastTitle.replace(honours, '');
  const kind = kindOf.exec(title)?.[0];
  if (kind === undefined) return title.replaceAll(kindWithin, 'St ');
  const short = abbreviated(title);
  if (short.length <= longest) return short;
  // "Daniel the Prophet" needs no title before it.
  return ` ${name} `.includes(` ${kind}`) ? name : abbreviated(kind + name);
}
