/** Live records stay findable: a slug or feast key is removed only with permission. */
import { indexKinds } from '../../src/elasticsearch/documents.js';
import { type Changes, changedKinds, type Loss } from './changes.js';

/**
 * Throws if publishing would undo live content: it was published from a commit that
 * the checkout lacks, and some of its records would change or disappear.
 */
export function assertNothingUndone(changes: Changes, commit: string): void {
  const taken = changedKinds.flatMap((kind) => {
    const { changed, lost, renamed } = changes[kind];
    return [
      ...changed.map(({ key }) => key),
      ...lost.map(({ key }) => key),
      ...renamed.map(({ from }) => from),
    ];
  });
  if (taken.length === 0) return;
  throw new Error(
    [
      `nothing was published. The live content is from ${commit}, which this checkout lacks, so`,
      `publishing might undo the work of another editor in ${taken.length} records:`,
      ...firstOf(taken),
      'pull first, or publish anyway with --allow-older',
    ].join('\n'),
  );
}

/** The first items of a list, a line each, and how many more there are. */
export function firstOf(items: readonly string[], max = 20): string[] {
  const more = items.length > max ? [`and ${items.length - max} more`] : [];
  return [...items.slice(0, max), ...more].map((item) => `  ${item}`);
}

/** Throws for slugs or keys lost without permission, or if a permission is unused. */
export function assertNoSlugLost(changes: Changes, allowRemoval: readonly string[]): void {
  const all = indexKinds.flatMap((kind) => changes[kind].lost);
  const unused = allowRemoval.filter((slug) => all.every(({ key }) => key !== slug));
  if (unused.length > 0) {
    throw new Error(
      `--allow-removal ${unused.join(', ')}: no live record with that slug is missing here`,
    );
  }
  const lost = all.filter(({ key }) => !allowRemoval.includes(key));
  if (lost.length === 0) return;
  throw new Error(
    [
      `nothing was published. Is this checkout up to date? It lacks live records (${lost.length}):`,
      ...firstOf(lost.map(lossText)),
      'to remove one, add --allow-removal SLUG',
    ].join('\n'),
  );
}

/** What is lost, a line each. */
export const lossLines = (changes: Changes): string[] =>
  firstOf(indexKinds.flatMap((kind) => changes[kind].lost).map(lossText));

function lossText({ key, resembles }: Loss): string {
  if (resembles === undefined) return key;
  return `${key}: renamed to ${resembles}? A feast must keep its key; for another record, write formerly: [${key}] in its file`;
}
