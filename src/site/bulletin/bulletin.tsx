/** The bulletin of a day, to print on two sides, from the answer of getBulletin. */
import { Fragment } from 'preact';
import { readingNames, useNames, useSuffix } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import type { Bulletin } from '../../api/operations/bulletin.js';
import { bulletinUrl, dayUrl } from '../../api/record-urls.js';
import { translationNames } from '../../api/schemas/parameters.js';
import { polyeleos } from '../../calendar/ranks.js';
import { addDays, type CalendarDate } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import type { ListedChurch } from '../../catalogue/queries.js';
import { saintLines } from '../calendar/calendar-lines.js';
import {
  appointed,
  ChurchFasts,
  keyOf,
  occasionInWords,
  serviceName,
  Verses,
} from '../calendar/day-readings.js';
import { OwnFasts, ownFastsInWords } from '../calendar/own-fasts.js';
import { liturgies } from '../calendar/service.js';
import { comingSunday } from '../calendar/weeks.js';
import { dateLink } from '../links.js';
import type { Page, PagerProps } from '../page.js';
import { Cross } from '../parts/cross.js';
import { PrintForm } from '../parts/forms.js';
import { CalendarAndUseSwitch } from '../parts/links.js';
import { SungHymns, sungFor, Tone, VerseWords } from '../parts/sung.js';
import { withQuery } from '../preferences.js';
import {
  calendarAndDate,
  calendarSuffix,
  capitalized,
  dateInWords,
  dayAndMonth,
  fullDate,
  toneInWords,
  typeset,
} from '../words.js';
import { fitted, versesOf } from './bulletin-fit.js';

interface Asked {
  readonly use: Use;
  readonly text: string;
  /** The parish, in the head. */
  readonly title?: string | undefined;
  /** When the parish has services, a line each. */
  readonly times?: string | undefined;
  readonly church?: ListedChurch | undefined;
  /** Of this site, for the paper. */
  readonly host: string;
}

type Saint = Bulletin['saints'][number];
type Reading = Bulletin['day']['readings'][number];

export function bulletinPage(answer: Bulletin, asked: Asked): Page {
  const bulletin = { ...answer, day: { ...answer.day, readings: appointed(answer.day.readings) } };
  const { use, text, times, host } = asked;
  const { date, calendar, day, service, saints } = bulletin;
  const inWords = dateInWords(date) + calendarSuffix(calendar);
  const pathOn = pathsWith(asked);
  const ofWeek = { days: bulletin.week, calendar, use, church: asked.church };
  const { lives, withText } = fitted(bulletin, `${times ?? ''}\n${ownFastsInWords(ofWeek)}`);
  return {
    path: bulletinUrl(date, calendar, use),
    title: `Bulletin of ${inWords}`,
    description: `${inWords}: what is sung and read, the saints and the week ahead, to print on two sides.`,
    above: [
      { name: 'Calendar', url: '/calendar' },
      { name: inWords, url: dayUrl(date, calendar, use) },
    ],
    isIndexed: false,
    pager: sundaysAround(civilDate(date), (sunday) => pathOn(sunday, calendar, use)),
    api: { operationId: 'getBulletin', request: `/v1${bulletin.url}` },
    kind: use === 'greek' ? 'bulletin greek' : 'bulletin',
    styles: ['bulletin.css'],
    main: (
      <>
        <CalendarAndUseSwitch
          calendar={calendar}
          use={use}
          pathOn={(...choice) => pathOn(date, ...choice)}
          isFollowed={false}
        />
        <SheetForm date={date} {...asked} />
        <Language service={service} use={use} />
        <article>
          <Head bulletin={bulletin} {...asked} />
          <Sung service={service} />
          <Readings readings={day.readings} withText={withText} />
          {day.notes?.map((note) => (
            <p key={note} class="note">
              {typeset(note)}
            </p>
          ))}
          <Saints saints={saints} lives={lives} />
          <Week week={bulletin.week} />
          <OwnFasts {...ofWeek} />
          <p class="colophon">
            {withText.size > 0 && `Readings: ${translationName(text)}. `}
            {versesOf(service).length > 0 && 'Verses of psalms: King James Version. '}
            Calendar, lives and hymns: Menologion.
            {lives > 0 && ` The full lives are at ${host}.`}
          </p>
        </article>
      </>
    ),
  };
}

/** What a parish adds. */
const SheetForm = ({ date, text, title, times }: Asked & Pick<Bulletin, 'date'>) => (
  <PrintForm
    path={bulletinUrl(date, 'gregorian', 'all')}
    title={title}
    note="The bulletin fills two sides of A4 or Letter at most."
  >
    <label for="times">Your services, one to a line</label>
    <textarea id="times" name="times" rows={2} maxlength={400}>
      {times}
    </textarea>
    <p>
      <label for="text">Readings from the</label>{' '}
      <select id="text" name="text">
        {translationNames.map(({ key, name }) => (
          <option key={key} value={key} selected={key === text}>
            {name}
          </option>
        ))}
      </select>
    </p>
  </PrintForm>
);

/** Which language the texts are in, on the screen alone. */
function Language({ service, use }: Pick<Bulletin, 'service'> & Pick<Asked, 'use'>) {
  return (
    <p class="note links">
      The texts are in English
      {use === 'greek' &&
        [...service.troparia, ...service.kontakia].some(
          ({ incipit }) => incipit.language === 'el',
        ) &&
        '; the first words of a hymn in Greek stand below it where we have them'}
      .
    </p>
  );
}

const sundaysAround = (date: CalendarDate, urlOf: (date: string) => string): PagerProps => ({
  label: 'Sundays',
  previous: dateLink(addDays(comingSunday(date), -7), urlOf),
  next: dateLink(comingSunday(addDays(date, 1)), urlOf),
  isFollowed: false,
});

/** The paths of bulletins in the same translation and for the same parish. */
function pathsWith({ text, title, times }: Asked) {
  const asked = new URLSearchParams({
    ...(text !== 'web' && { text }),
    ...(title && { title }),
    ...(times && { times }),
  });
  const pairs = asked.toString().split('&').filter(Boolean);
  return (...choice: Parameters<typeof bulletinUrl>) => withQuery(bulletinUrl(...choice), pairs);
}

const translationName = (text: string) =>
  translationNames.find(({ key }) => key === text)?.name ?? '';

/** The feast that gives the day its name, if there is one. */
const chiefFeast = ({ feasts, movableFeasts }: Bulletin['day']) =>
  [...movableFeasts, ...feasts].find(({ rank }) => rank === 'great' || rank === 'major');

interface HeadProps extends Asked {
  readonly bulletin: Bulletin;
}

type BulletinSaint = Pick<Bulletin['day']['saints'][number], 'feastTitle' | 'rank'>;

function Head({ bulletin, title, times, use, church }: HeadProps) {
  const { date, day, service } = bulletin;
  const chief = chiefFeast(day);
  const name = chief?.title ?? day.title;
  // The ranks are of Slavic use: whom Greek use honours is told by what it sings.
  const isChief = ({ feastTitle, rank }: BulletinSaint) =>
    use === 'greek' ? service.troparia.some(({ of }) => of === feastTitle) : rank >= polyeleos;
  const kept = [
    ...(name === day.title ? [] : [day.title]),
    ...[...day.movableFeasts, ...day.feasts].map((feast) => feast.title),
    ...saintLines(day)
      .filter(isChief)
      .map((saint) => saint.feastTitle + useSuffix(saint)),
  ];
  const period = day.period?.phase === 'feast' ? undefined : day.period?.title;
  const isNew = period !== undefined && !kept.some((each) => each.includes(period));
  const others = [...kept, ...(isNew ? [period] : [])].filter(
    (each, index, all) => each !== name && all.indexOf(each) === index,
  );
  return (
    <header>
      <Cross use={use} />
      <p class="parish">{title ?? 'Orthodox calendar'}</p>
      <h1>{typeset(name)}</h1>
      {others.length > 0 && <p class="others">{typeset(others.join(' · '))}</p>}
      <p class="date">{fullDate(date)}</p>
      <p>
        {calendarAndDate(day)} · {use === 'all' && 'all saints, by '}
        {useNames[day.use]}
      </p>
      <p class="rule">
        {day.octoechosMode !== null && `Tone ${day.octoechosMode}. `}
        {typeset(day.fasting.summary)} {liturgies[service.liturgy]}.
      </p>
      {church === undefined && <ChurchFasts day={day} />}
      {times && <p class="times">{typeset(times.trim())}</p>}
    </header>
  );
}

/** The troparia and kontakia, then the verses, in order. */
function Sung({ service }: Pick<Bulletin, 'service'>) {
  const verses = versesOf(service);
  if (service.troparia.length + verses.length === 0) return null;
  return (
    <section>
      <h2>To sing</h2>
      <div class="columns">
        <SungHymns name="Troparion" hymns={service.troparia} isWithWords={true} />
        <SungHymns name="Kontakion" hymns={service.kontakia} isWithWords={true} />
        {service.songsNote !== null && <p class="note links">{typeset(service.songsNote)}</p>}
        {verses.map(({ name, mode, of, verses, words }) => (
          <div key={`${name} ${words}`} class="hymn">
            <h3>
              {name}: {sungFor(of)}
              <Tone mode={mode} />.
            </h3>{' '}
            <p>
              {verses.map((verse, index) => (
                <Fragment key={verse.incipit.text}>
                  {index > 0 && ' — '}
                  <VerseWords {...verse} />
                </Fragment>
              ))}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

interface ReadingsProps {
  readonly readings: readonly Reading[];
  readonly withText: ReadonlySet<Reading>;
}

function Readings({ readings, withText }: ReadingsProps) {
  if (readings.length === 0) return null;
  const others = readings.filter((reading) => !withText.has(reading));
  return (
    <section>
      <h2>Readings</h2>
      <div class="columns">
        {readings
          .filter((reading) => withText.has(reading))
          .map((reading) => (
            <div key={keyOf(reading)} class="reading">
              <h3>
                {nameOf(reading)}: {typeset(reading.reference)}{' '}
                <span class="mode">{occasionInWords(reading)}</span>
              </h3>
              <p>
                <Verses verses={reading.text ?? []} />
              </p>
            </div>
          ))}
      </div>
      {others.length > 0 && (
        <p class="also">
          {withText.size > 0 && 'Also read, though there is no room here for the text: '}
          {typeset(others.map(inFull).join('; '))}.
        </p>
      )}
    </section>
  );
}

/** "Vespers, Epistle, 1 Corinthians 5:6-8 (Lamentations)", where one service has several. */
function inFull(reading: Reading, _: number, others: readonly Reading[]): string {
  const isOneOfSeveral = others.some(
    (other) =>
      other.service === reading.service &&
      other.kind === reading.kind &&
      other.occasion !== reading.occasion,
  );
  const named = `${nameOf(reading)}, ${reading.reference}`;
  return isOneOfSeveral ? `${named} (${occasionInWords(reading)})` : named;
}

/** "Gospel", but "Matins Gospel" and "Vespers": what the Liturgy has goes without saying. */
function nameOf({ service, kind }: Reading): string {
  const name = readingNames[kind];
  if (service === 'liturgy') return name;
  const where = serviceName(service);
  return kind === 'ot' ? where : `${where}, ${name}`;
}

function Saints({ saints, lives }: { readonly saints: readonly Saint[]; readonly lives: number }) {
  if (saints.length === 0) return null;
  const others = saints.slice(lives).map((saint) => saint.feastTitle + useSuffix(saint));
  return (
    <section>
      <h2>Saints</h2>
      <div class="columns">
        {saints.slice(0, lives).map((saint) => (
          <div key={saint.slug}>
            <h3>{typeset(saint.feastTitle + useSuffix(saint))}</h3>
            <p>{typeset(saint.shortBio)}</p>
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <p class="also">
          {lives > 0 && 'Also commemorated: '}
          {typeset([...new Set(others)].join('; '))}.
        </p>
      )}
    </section>
  );
}

/** What a day of the week ahead is called: a Sunday by its place in the cycle first. */
function inWeek(weekday: string, title: string, kept: string | null): string {
  if (kept === null) return title;
  return weekday !== 'sunday' || kept.startsWith(title) ? kept : `${title}; ${kept}`;
}

const Week = ({ week }: Pick<Bulletin, 'week'>) =>
  week.length > 0 && (
    <section class="week">
      <h2>The week ahead</h2>
      <table>
        <tbody>
          {week.map(({ date, weekday, title, kept, fasting }) => (
            <tr key={date}>
              <th scope="row">
                {capitalized(weekday)} {dayAndMonth(civilDate(date))}
              </th>
              <td>{typeset(inWeek(weekday, title, kept))}</td>
              <td class={fasting.fast ? 'fast' : undefined}>{toneInWords(fasting.tone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
