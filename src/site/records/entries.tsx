/** Saints in a list: the day, the year and a line each. */
import type { ComponentChildren } from 'preact';
import type { SaintSummary } from '../../api/operations/saint.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { type Commemoration, daysOf, noDay } from '../../catalogue/commemorations.js';
import type { Saint } from '../../catalogue/records.js';
import type { Page } from '../page.js';
import { withQuery } from '../preferences.js';
import { type ByCalendar, calendarName, dayKept, typeset } from '../words.js';

/**
 * "6 December · reposed c. 343", by slug; on the Old Calendar with both dates. Of a saint with several
 * days, a list by date shows the one that it goes by: the first of the year.
 */
export async function daysAndYears(
  catalogue: Pick<Catalogue, 'saintsOf'>,
  listed: readonly Pick<SaintSummary, 'slug'>[],
  by: ByCalendar,
  sort?: string,
): Promise<ReadonlyMap<string, string>> {
  const saints = await catalogue.saintsOf(listed.map(({ slug }) => slug));
  return new Map(
    saints.map(({ slug, commemorations, reposed }) => [
      slug,
      [
        dayKept(sort === 'date' ? firstInYear(commemorations) : commemorations[0], by),
        ...(reposed ? [`reposed ${reposed}`] : []),
      ].join(' · '),
    ]),
  );
}

const firstInYear = ([first, ...others]: Saint['commemorations']) =>
  others.reduce((earliest, each) => (dayOf(each) < dayOf(earliest) ? each : earliest), first);

const dayOf = (commemoration: Commemoration): string => daysOf([commemoration])[0] ?? noDay;

interface DaysByProps extends Pick<ByCalendar, 'calendar' | 'isOnBoth'>, Pick<Page, 'path'> {}

/** Says once by which calendar a list gives its days, and leads to the same list by the other. */
export function DaysBy({ calendar, isOnBoth, path }: DaysByProps) {
  const other = calendar === 'julian' ? 'gregorian' : 'julian';
  return (
    <p class="note">
      Days of {isOnBoth ? 'both calendars' : `the ${calendarName(calendar)}`} ·{' '}
      <a href={withQuery(path, [`calendar=${other}`])} rel="nofollow">
        {calendarName(other)}
      </a>
    </p>
  );
}

interface SaintEntryProps {
  readonly saint: Pick<SaintSummary, 'slug' | 'name' | 'shortBio' | 'url'>;
  /** The day and the year. */
  readonly about: string | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly children?: ComponentChildren;
}

export function SaintEntry({ saint, about, level = 3, children }: SaintEntryProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <p class="eyebrow">{about}</p>
      <Heading>
        <a href={saint.url}>{typeset(saint.name)}</a>
      </Heading>
      <p>{typeset(saint.shortBio)}</p>
      {children}
    </>
  );
}

interface SaintEntriesProps extends Pick<SaintEntryProps, 'level'> {
  readonly saints: readonly SaintEntryProps['saint'][];
  /** The day and year of each, by slug. */
  readonly about: ReadonlyMap<string, string>;
}

export const SaintEntries = ({ saints, about, level }: SaintEntriesProps) => (
  <ol class="results">
    {saints.map((saint) => (
      <li key={saint.slug}>
        <SaintEntry saint={saint} about={about.get(saint.slug)} level={level} />
      </li>
    ))}
  </ol>
);
