/** What publishing would change, in words. */
import {
  type Change,
  type Changes,
  isEmpty,
  type KindChanges,
} from '../../../indexer/diff/changes.js';
import { firstOf } from '../../../indexer/diff/losses.js';

const maxListed = 40;

/** What publishing would change, in lines for people; `withValues` adds before and after. */
export function changeLines(changes: Changes, withValues = false): string[] {
  if (isEmpty(changes)) return ['no record differs from what is live'];
  return Object.entries<KindChanges>(changes).flatMap(
    ([kind, { added, changed, lost, renamed }]) => {
      const lists = {
        new: added,
        changed: changed.map((change) => changeText(change, withValues)),
        renamed: renamed.map(({ from, to }) => `${from} to ${to}`),
        GONE: lost.map(({ key, resembles }) => (resembles ? `${key} (now ${resembles}?)` : key)),
      };
      return Object.entries(lists).flatMap(([name, items]) => listed(`${kind} ${name}`, items));
    },
  );
}

function changeText({ key, fields, values }: Change, withValues: boolean): string {
  const lines = values.flatMap(({ before, after }, index) => {
    const [one, other] = aroundDifference(before, after);
    return [`    ${fields[index]} before: ${one}`, `    ${fields[index]} after:  ${other}`];
  });
  return [`${key} (${fields.join(', ')})`, ...(withValues ? lines : [])].join('\n');
}

const maxShown = 100;
const shownBefore = 40;

/** Of long values, the parts from a little before the first difference on. */
function aroundDifference(before: string, after: string): [before: string, after: string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const isShort = Math.max(before.length, after.length) <= maxShown;
  const start = isShort ? 0 : Math.max(0, same - shownBefore);
  const part = (text: string) =>
    (start > 0 ? '…' : '') +
    text.slice(start, start + maxShown) +
    (text.length > start + maxShown ? '…' : '');
  return [part(before), part(after)];
}

const listed = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${heading}: ${items.length}`, ...firstOf(items, maxListed)];
