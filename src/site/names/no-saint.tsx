/** What is said of a name that no saint has, or whose name day is a feast. */
import type { SaintList } from '../../api/operations/saints.js';
import { feastUrl } from '../../api/record-urls.js';
import { capitalized, typeset } from '../words.js';

/** Whether the name is of one person: "francis assisi", whom the reason names. */
const isWhole = (name: string) => name.includes(' ');

export type WesternName = NonNullable<SaintList['westernName']>;

/** Why other saints are listed for a name, or none, or which feast is its day. */
export function NoSaint({ westernName }: { readonly westernName: WesternName }) {
  const { name, reason, feast } = westernName;
  return (
    <p role="status">
      {feast ? (
        <>
          The name day of {capitalized(name)} is <a href={feastUrl(feast)}>a feast</a>.
        </>
      ) : isWhole(name) ? (
        'No saint of the Orthodox calendars is meant.'
      ) : (
        `No saint is called ${capitalized(name)}.`
      )}{' '}
      {typeset(reason)}
    </p>
  );
}
