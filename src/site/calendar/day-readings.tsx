/** The readings of a day, with their texts if asked for, and whose rules they follow. */
import { readingNames, useNames } from '../../api/calendar-names.js';
import { civilDate } from '../../api/dates.js';
import { replacedSuffix } from '../../api/operations/day-readings.js';
import type { Day } from '../../api/operations/day-shapes.js';
import { translationNames } from '../../api/schemas/parameters.js';
import { unknownFastsOn } from '../../calendar/churches.js';
import { coordinatesOf } from '../../calendar/coordinates.js';
import { greek } from '../../calendar/greek/greek.js';
import { grouped } from '../../catalogue/grouped.js';
import { InlineLinks } from '../parts/links.js';
import { withQuery } from '../preferences.js';
import { capitalized, greekUseBy, nameInSlug, toneInWords, typeset } from '../words.js';

/** Whose rules a section follows, and what a Greek parish does differently. */
export const RulesNote = ({ day, others, where }: RulesNoteProps) => (
  <p class="note use">
    By <a href="/about#use">{useNames[day.use]}</a>.
    {others.length > 0 && ` ${greekUseBy(day.calendar, where)}: ${typeset(others.join('; '))}.`}{' '}
    <a href="/churches">Your Church</a>
  </p>
);

interface RulesNoteProps {
  readonly day: Day;
  /** In words. */
  readonly others: readonly string[];
  /** Where Greek use keeps the Old Calendar so, if not in all such places. */
  readonly where?: string | undefined;
}

/** The churches that keep the fast otherwise than their use, or may; nothing if there are none. */
export function ChurchFasts({ day }: { readonly day: Day }) {
  const { churches = [] } = day.fasting;
  const unknown = unknownFastsOn(coordinatesOf(civilDate(day.date), day.calendar));
  if (churches.length + unknown.length === 0) return null;
  return (
    <p class="note use">
      {churches.length > 0 && 'By their own rule: '}
      {churches.map(({ church, name, tone }, index) => (
        <>
          {index > 0 && '; '}
          <ChurchLink church={church} name={name} />, {toneInWords(tone).toLowerCase()}
        </>
      ))}
      {churches.length > 0 && '. '}
      {unknown.length > 0 && 'May have a rule of their own that is not known here: '}
      {unknown.map(({ church, name }, index) => (
        <>
          {index > 0 && '; '}
          <ChurchLink church={church} name={name} />
        </>
      ))}
      {unknown.length > 0 && '.'}
    </p>
  );
}

const ChurchLink = ({ church, name }: { readonly church: string; readonly name: string }) => (
  <a href={`/churches#${church}`}>{name}</a>
);

const inPlace = (kind: string, reference: string | null | undefined): string =>
  reference === undefined ? '' : reference === null ? `no ${kind}` : `${kind} ${reference}`;

/** What a Greek parish does differently, apart from the fast. */
function otherwiseIn({ date, calendar, elsewhere }: Day): string[] {
  if (!elsewhere) return [];
  const { title, epistle, gospel } = elsewhere;
  const [moved] =
    elsewhere.use === 'greek' ? greek.transfersOn(coordinatesOf(civilDate(date), calendar)) : [];
  return [
    title ?? '',
    ...(epistle === null && gospel === null
      ? ['no epistle or gospel']
      : [inPlace('epistle', epistle), inPlace('gospel', gospel)]),
    moved ? `${nameInSlug(moved.slug)} on ${moved.isHere ? 'this' : 'another'} day` : '',
  ].filter(Boolean);
}

type Reading = Day['readings'][number];

export const occasionInWords = ({ occasion }: Pick<Reading, 'occasion'>): string =>
  typeset(occasion.replace(replacedSuffix, ', if the other is not read'));

/** The readings without those that others take the place of. */
export const appointed = (readings: readonly Reading[]): Reading[] =>
  readings.filter(({ occasion }) => !occasion.endsWith(replacedSuffix));

/** What tells the readings of a day apart. */
export const keyOf = ({ service, reference, occasion }: Reading) =>
  `${service} ${reference} ${occasion}`;

interface VersesProps {
  readonly verses: NonNullable<Reading['text']>;
  /** Whether each number has its chapter. */
  readonly hasChapters?: boolean;
}

export const Verses = ({ verses, hasChapters = false }: VersesProps) => (
  <>
    {verses.map(({ book, chapter, verse, text }) => (
      <span key={`${book} ${chapter}:${verse}`}>
        <sup>
          {hasChapters && `${chapter}:`}
          {verse}
        </sup>
        {hasChapters && ' '}
        {text}{' '}
      </span>
    ))}
  </>
);

/** "Matins", "Sixth hour". */
export const serviceName = (service: string): string => capitalized(service.replaceAll('-', ' '));

interface TextLinksProps {
  readonly readings: readonly Reading[];
  readonly url: string;
  /** What stands before the names of the translations. */
  readonly lead: string;
}

/** The same page with the words of its readings in each translation, if it is without. */
export const TextLinks = ({ readings, url, lead }: TextLinksProps) =>
  readings.every(({ text }) => text === undefined) && (
    <p class="note">
      {lead}{' '}
      <InlineLinks
        separator=" or the "
        isFollowed={false}
        links={translationNames.map(({ key, name }) => ({
          name,
          url: withQuery(url, [`text=${key}`]),
        }))}
      />
    </p>
  );

/** The services in the order they are held, each with its readings. */
export function Readings({ day }: { readonly day: Day }) {
  const { readings, url, month, day: ofMonth } = day;
  if (readings.length === 0) return null;
  // The Annunciation has a full Liturgy, at which the gospel of Passion Week is read too.
  const isAnnunciation = month === 3 && ofMonth === 25;
  const heldAt = (service: Reading['service']) =>
    isAnnunciation && service === 'presanctified' ? 'liturgy' : service;
  return (
    <section class="readings">
      <h2>Readings</h2>
      <TextLinks readings={readings} url={url} lead="With the text of the" />
      <table>
        <tbody>
          {[...grouped(readings.map((reading) => [heldAt(reading.service), reading]))].map(
            ([service, group]) =>
              group.map((reading, index) => (
                <tr key={keyOf(reading)}>
                  {index === 0 && (
                    <th scope="rowgroup" rowspan={group.length}>
                      {serviceName(service)}
                    </th>
                  )}
                  <td>
                    <span class="kind">{readingNames[reading.kind]}</span>{' '}
                    {typeset(reading.reference)}
                    <span class="note"> {occasionInWords(reading)}</span>
                    {reading.text && (
                      <details open={service === 'liturgy'}>
                        <summary>Text</summary>
                        <Verses verses={reading.text} hasChapters />
                      </details>
                    )}
                  </td>
                </tr>
              )),
          )}
        </tbody>
      </table>
      <RulesNote day={day} others={otherwiseIn(day)} />
    </section>
  );
}
