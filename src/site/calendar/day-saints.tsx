/** The feasts and saints of a day as links, and its saints with their lives in brief. */
import { Fragment } from 'preact';
import { useSuffix } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import type { Day } from '../../api/operations/day-shapes.js';
import { feastUrl } from '../../api/record-urls.js';
import { leapYear } from '../../calendar/reckoning.js';
import { grouped } from '../../catalogue/grouped.js';
import { InlineLinks } from '../parts/links.js';
import { isWithVigil, Signed, signOf } from '../parts/signs.js';
import { dayKept, typeset } from '../words.js';
import { type CalendarLine, shortTitle } from './calendar-lines.js';

type DaySaint = Day['saints'][number];

export const FeastLines = ({ feasts }: { readonly feasts: readonly CalendarLine[] }) =>
  feasts.map(({ title, key, sign, isRed }) => (
    <p key={title} class={isRed ? 'feast great' : 'feast'}>
      {key === undefined ? (
        typeset(title)
      ) : (
        <a href={feastUrl(key)}>
          <Signed sign={sign} title={title} />
        </a>
      )}
    </p>
  ));

/** By the short title of the commemoration. */
export const SaintLink = ({ saint }: { readonly saint: DaySaint }) => (
  <a href={saint.url} class={isWithVigil(saint) ? 'vigil' : undefined}>
    <Signed sign={signOf(saint.rank)} title={shortTitle(saint)} />
    {useSuffix(saint)}
  </a>
);

/** Saints in a sentence; those of one commemoration by their names, after its title. */
export const SaintLinks = ({ saints }: { readonly saints: readonly DaySaint[] }) =>
  [...grouped(saints.map((saint) => [saint.feastTitle, saint]))].map(([title, group], index) => (
    <Fragment key={title}>
      {index > 0 && '; '}
      {group.length === 1 ? <SaintLink saint={group[0]} /> : <Together group={group} />}
    </Fragment>
  ));

const Together = ({ group }: Pick<SaintEntryProps, 'group'>) => (
  <>
    {typeset(group[0].feastTitle + useSuffix(group[0]))} (
    {group.map(({ slug, name, url }, index) => (
      <Fragment key={slug}>
        {index > 0 && ', '}
        <a href={url}>{name}</a>
      </Fragment>
    ))}
    )
  </>
);

/** A day with one saint more has them all with their lives. */
const firstSaints = 4;

export function Saints({ day }: { readonly day: Day }) {
  const { saints, notes = [] } = day;
  const feastTitles = [...day.feasts, ...day.movableFeasts].map(({ title }) => title);
  const groups = [...grouped(saints.map((saint) => [saint.feastTitle, saint]))];
  const count = groups.length > firstSaints + 1 ? firstSaints : groups.length;
  const others = groups.slice(count).flatMap(([, group]) => group);
  return (
    <section class="saints">
      {(saints.length > 0 || feastTitles.length === 0) && <h2>Saints</h2>}
      {saints.length === 0 && feastTitles.length === 0 && (
        <p>No saints are listed for this day yet.</p>
      )}
      {groups.slice(0, count).map(([title, group]) => (
        <SaintEntry key={title} day={day} title={title} group={group} feastTitles={feastTitles} />
      ))}
      {others.length > 0 && (
        <p class="also">
          <span class="label">Also commemorated:</span> <SaintLinks saints={others} />.
        </p>
      )}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </section>
  );
}

interface SaintEntryProps {
  readonly day: Day;
  readonly title: string;
  readonly group: readonly [DaySaint, ...DaySaint[]];
  /** A feast of the same title stands above. */
  readonly feastTitles: readonly string[];
}

function SaintEntry({ day, title, group, feastTitles }: SaintEntryProps) {
  const [{ url, name, shortBio, members, rank }] = group;
  if (group.length > 1) {
    return (
      <div class="entry">
        <h3>{typeset(title)}</h3>
        {group.map((saint) => (
          <p key={saint.slug}>
            <a href={saint.url}>{typeset(saint.name)}</a>: {typeset(saint.shortBio)}
          </p>
        ))}
        <InOtherUse day={day} saint={group[0]} />
      </div>
    );
  }
  return (
    <div class="entry">
      <h3>
        <a href={url}>
          <Signed sign={signOf(rank)} title={feastTitles.includes(title) ? name : title} />
        </a>
      </h3>
      <p>{typeset(shortBio)}</p>
      {members.length > 0 && (
        <p class="note">
          With: <InlineLinks links={members} separator=", " />
        </p>
      )}
      <InOtherUse day={day} saint={group[0]} />
    </div>
  );
}

interface InOtherUseProps {
  readonly day: Pick<Day, 'date' | 'calendar'>;
  readonly saint: Pick<DaySaint, 'otherDay'>;
}

/** "Kept today in Greek use; in Slavic use on 24 November." */
function InOtherUse({ day: { date, calendar }, saint: { otherDay } }: InOtherUseProps) {
  if (otherDay === undefined) return null;
  const kept = civilDate(`${leapYear}-${otherDay.day}`);
  const other = dayKept(
    { gregorian: kept, julian: kept },
    { calendar, year: civilDate(date).year },
  );
  const [here, there] = otherDay.use === 'greek' ? ['Slavic', 'Greek'] : ['Greek', 'Slavic'];
  return (
    <p class="note">
      Kept today in {here} use; in {there} use on {other}.
    </p>
  );
}
