/** A parsed fixture → the record of the catalogue; pure. */
import type { MonthDay } from '../src/calendar/reckoning.js';
import type { Country, Feast, Rank, Saint } from '../src/catalogue/catalogue.js';
import { hymnOf } from './hymns.js';
import type { CommonHymnsFixture, FixedFeastsFixture, SaintFixture } from './schemas.js';
import type { Path } from './yaml-positions.js';

type FixedDays = { readonly gregorian: MonthDay; readonly julian: MonthDay };

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface SaintContext {
  country(slug: string): Country | undefined;
  /** Whether there is a file, though it may have a mistake of its own. */
  hasCountry(slug: string): boolean;
  /** Undefined when its file has a mistake. */
  readonly common: CommonHymnsFixture | undefined;
  /** The folder under `saints/` that the file lies in. */
  readonly folder: string;
  mistake(at: Path, message: string): void;
}

/** The saint of a fixture, or undefined when the primary commemoration has no day. */
export function toSaint(
  slug: string,
  fixture: SaintFixture,
  { country, hasCountry, common, folder, mistake }: SaintContext,
): Saint | undefined {
  const origin = fixture.country === undefined ? undefined : country(fixture.country);
  if (fixture.country !== undefined && !hasCountry(fixture.country)) {
    mistake(['country'], `country ${fixture.country} has no file in countries/`);
  }
  const { hymns } = fixture;
  if (hymns?.class !== undefined && common && !Object.hasOwn(common, hymns.class)) {
    mistake(['hymns', 'class'], `hymns.class ${hymns.class} is not in hymns/common.yaml`);
  }
  if ((hymns?.class === undefined) !== (hymns?.name === undefined)) {
    mistake(['hymns'], 'hymns.class and hymns.name go together');
  }
  const [primary, ...others] = fixture.commemorations.map((entry, index) => {
    const { title, offset } = entry;
    const rank = entry.rank as Rank;
    if (offset !== undefined && !entry.date && !entry.gregorian && !entry.julian) {
      return { title, rank, offset };
    }
    const days = fixedDays(entry, (message) => mistake(['commemorations', index], message));
    return days && { title, rank, ...days };
  });
  if (primary === undefined) return undefined;
  const home = 'offset' in primary ? 'movable' : String(primary.gregorian.month).padStart(2, '0');
  if (folder !== home) {
    mistake(['commemorations', 0], `the primary commemoration belongs in saints/${home}`);
  }
  return {
    slug,
    name: fixture.name.trim(),
    shortBio: fixture.shortBio.trim(),
    originCountry: origin
      ? { slug: origin.slug, name: origin.name, isoCode: origin.isoCode }
      : null,
    categories: fixture.categories,
    patronage: fixture.patronage ?? [],
    alternateNames: fixture.alternateNames ?? [],
    biography: paragraphs(fixture.biography),
    commemorations: [primary, ...others.filter((other) => other !== undefined)],
    reposed: fixture.reposed ?? null,
    troparion: hymnOf('troparion', hymns, common ?? {}),
    kontakion: hymnOf('kontakion', hymns, common ?? {}),
    references: fixture.references ?? [],
  };
}

/** The fixed feast of an entry, or undefined when its days are wrong. */
export function toFixedFeast(
  entry: FixedFeastsFixture[number],
  mistake: (field: string, message: string) => void,
): Feast | undefined {
  const fixed = fixedDays(entry, (message) => mistake('key', message));
  return fixed && { key: entry.key, title: entry.title, rank: entry.rank as Feast['rank'], fixed };
}

interface WrittenDays {
  date?: string | undefined;
  gregorian?: string | undefined;
  julian?: string | undefined;
  offset?: number | undefined;
}

/** `date` alone, or `gregorian` with `julian` for what is tied to a civil date. */
function fixedDays(days: WrittenDays, mistake: (message: string) => void): FixedDays | undefined {
  const { date, offset } = days;
  const gregorian = date ?? days.gregorian;
  const julian = date ?? days.julian;
  const mixed = date !== undefined && (days.gregorian ?? days.julian) !== undefined;
  if (gregorian === undefined || julian === undefined || mixed || offset !== undefined) {
    mistake('needs exactly one of date, gregorian with julian, or offset');
    return undefined;
  }
  const found = { gregorian: monthDay(gregorian), julian: monthDay(julian) };
  for (const [text, { month, day }] of [
    [gregorian, found.gregorian],
    [julian, found.julian],
  ] as const) {
    if (day > (monthLengths[month - 1] ?? 0)) {
      mistake(`${text} is no day of the year`);
      return undefined;
    }
  }
  return found;
}

const monthDay = (text: string): MonthDay => ({
  month: Number(text.slice(0, 2)),
  day: Number(text.slice(3)),
});

/** Lines of one paragraph are joined; a blank line parts paragraphs. */
const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n');
