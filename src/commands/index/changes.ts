/** What publishing would change, in lines for people. */
import { type Changes, isEmpty, type KindChanges } from '../../../indexer/diff/changes.js';

const maxListed = 40;

export function changeLines(changes: Changes): string[] {
  if (isEmpty(changes)) return ['no record differs from what is live'];
  return Object.entries<KindChanges>(changes).flatMap(
    ([kind, { added, changed, lost, renamed }]) => {
      const lists = {
        new: added,
        changed: changed.map(({ key, fields }) => `${key} (${fields.join(', ')})`),
        renamed: renamed.map(({ from, to }) => `${from} to ${to}`),
        GONE: lost.map(({ key, resembles }) => (resembles ? `${key} (now ${resembles}?)` : key)),
      };
      return Object.entries(lists).flatMap(([name, items]) => listed(`${kind} ${name}`, items));
    },
  );
}

function listed(heading: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length > maxListed ? [`  and ${items.length - maxListed} more`] : [];
  return [
    `${heading}: ${items.length}`,
    ...items.slice(0, maxListed).map((item) => `  ${item}`),
    ...more,
  ];
}
