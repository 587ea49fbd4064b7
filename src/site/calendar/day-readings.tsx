/** The readings of a day, with their texts if asked for, and whose rules they follow. */
import { useNames } from '../../api/calendar-names.js';
import type { Day } from '../../api/operations/days.js';
import { translationNames } from '../../api/schemas/parameters.js';
import { grouped } from '../../catalogue/grouped.js';
import type { PageLink } from '../page.js';
import { InlineLinks } from '../parts/links.js';
import { capitalized, typeset } from '../words.js';

/** Whose rules a section follows, and what a Greek parish has otherwise. */
export const RulesNote = ({
  day,
  others,
}: {
  readonly day: Day;
  readonly others: readonly string[];
}) => (
  <p class="note use">
    By <a href="/about#use">{useNames[day.use]}</a>.
    {others.length > 0 && ` Greek use: ${typeset(others.join('; '))}.`}
  </p>
);

/** What a Greek parish has otherwise, but for the fast. */
function otherwiseIn(elsewhere: Day['elsewhere']): string[] {
  if (!elsewhere) return [];
  const { title, epistle, gospel, moved } = elsewhere;
  return [
    title ?? '',
    epistle === undefined ? '' : `epistle ${epistle ?? 'none'}`,
    gospel === undefined ? '' : `gospel ${gospel ?? 'none'}`,
    moved === undefined ? '' : 'a commemoration is kept on another day',
  ].filter(Boolean);
}

type Reading = Day['readings'][number];

const Verses = ({ verses }: { readonly verses: NonNullable<Reading['text']> }) => (
  <>
    {verses.map(({ book, chapter, verse, text }) => (
      <span key={`${book} ${chapter}:${verse}`}>
        <sup>
          {chapter}:{verse}
        </sup>{' '}
        {text}{' '}
      </span>
    ))}
  </>
);

/** A lesson at Vespers is of the Old Testament, but on days of apostles of their epistles. */
export const readingKinds: Readonly<Record<Reading['kind'], string>> = {
  epistle: 'Epistle',
  gospel: 'Gospel',
  ot: 'Lesson',
  'matins-gospel': 'Gospel',
};

/** The same page with the words of its readings in each translation. */
const textLinks = (url: string): PageLink[] =>
  translationNames.map(({ key, name }) => ({
    name,
    url: `${url}${url.includes('?') ? '&' : '?'}text=${key}`,
  }));

/** The services in the order they are held, each with its readings. */
export function Readings({ day }: { readonly day: Day }) {
  const { readings, url } = day;
  if (readings.length === 0) return null;
  const isWithText = readings.some(({ text }) => text !== undefined);
  return (
    <section class="readings">
      <h2>Readings</h2>
      {!isWithText && (
        <p class="note">
          With the text of the{' '}
          <InlineLinks links={textLinks(url)} separator=" or the " isFollowed={false} />
        </p>
      )}
      <table>
        <tbody>
          {[...grouped(readings.map((reading) => [reading.service, reading]))].map(
            ([service, group]) =>
              group.map((reading, index) => (
                <tr key={`${service} ${reading.reference} ${reading.occasion}`}>
                  {index === 0 && (
                    <th scope="rowgroup" rowspan={group.length}>
                      {capitalized(service.replaceAll('-', ' '))}
                    </th>
                  )}
                  <td>
                    <span class="kind">{readingKinds[reading.kind]}</span>{' '}
                    {typeset(reading.reference)}
                    <span class="note"> {typeset(reading.occasion)}</span>
                    {reading.text && (
                      <details open={service === 'liturgy'}>
                        <summary>Text</summary>
                        <Verses verses={reading.text} />
                      </details>
                    )}
                  </td>
                </tr>
              )),
          )}
        </tbody>
      </table>
      <RulesNote day={day} others={otherwiseIn(day.elsewhere)} />
    </section>
  );
}
