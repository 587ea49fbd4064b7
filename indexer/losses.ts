/** What is live stays findable: a slug or a feast key vanishes only by leave. */
import { indexKinds } from '../src/catalogue/elasticsearch/documents.js';
import type { Changes, Loss } from './changes.js';

/** Publishing would lose what is live, or was given leave for what is not lost. */
export class LossError extends Error {
  override readonly name = 'LossError';
}

/**
 * Throws a `LossError` where what is live would be taken back: it was published from a commit that
 * the checkout lacks, and records of it would change or go.
 */
export function refuseTakingBack(changes: Changes, commit: string): void {
  const taken = indexKinds.flatMap((kind) => {
    const { changed, lost, renamed } = changes[kind];
    return [
      ...changed.map(({ key }) => key),
      ...lost.map(({ key }) => key),
      ...renamed.map(({ from }) => from),
    ];
  });
  if (taken.length === 0) return;
  const more = taken.length > maxNamed ? [`  and ${taken.length - maxNamed} more`] : [];
  throw new LossError(
    [
      `nothing has changed. What is live was published from ${commit}, which this checkout lacks,`,
      `so work of another editor may be taken back in ${taken.length} of its records:`,
      ...taken.slice(0, maxNamed).map((key) => `  ${key}`),
      ...more,
      'pull first; --allow-older publishes all the same',
    ].join('\n'),
  );
}

const maxNamed = 20;

/** Throws a `LossError` for each slug or key that would vanish without leave, and for idle leave. */
export function refuseLosses(changes: Changes, allowRemoval: readonly string[]): void {
  const all = indexKinds.flatMap((kind) => changes[kind].lost);
  const idle = allowRemoval.filter((slug) => all.every(({ key }) => key !== slug));
  if (idle.length > 0) {
    throw new LossError(
      `--allow-removal ${idle.join(', ')}: nothing of that slug is live and missing here`,
    );
  }
  const lost = all.filter(({ key }) => !allowRemoval.includes(key));
  if (lost.length === 0) return;
  const more = lost.length > maxNamed ? [`  and ${lost.length - maxNamed} more`] : [];
  throw new LossError(
    [
      `nothing has changed. Is this checkout up to date? It lacks what is live (${lost.length}):`,
      ...lost.slice(0, maxNamed).map(told),
      ...more,
      '--allow-removal SLUG lets one go',
    ].join('\n'),
  );
}

function told({ key, resembles }: Loss): string {
  if (resembles === undefined) return `  ${key}`;
  return `  ${key}: renamed to ${resembles}? A feast keeps its key; in the file of another record write formerly: [${key}]`;
}
