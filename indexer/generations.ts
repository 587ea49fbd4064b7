/** The generations of an index prefix: listing them, finding the live one, moving the aliases. */
import type { Client, estypes } from '@elastic/elasticsearch';
import { compareText } from '../src/catalogue/compare-text.js';
import {
  aliasOf,
  byKind,
  generationTime,
  type IndexKind,
  indexKinds,
  indexOf,
  ofRecords,
} from '../src/elasticsearch/documents.js';

/** The metadata of a generation, in the `_meta` of its mappings. */
export interface GenerationMeta {
  /** `building` until every check has passed. */
  readonly state: 'building' | 'complete';
  readonly contentHash: string;
  /** A hash of the documents alone, which shows later changes; older generations have none. */
  readonly digest?: string;
  /** `documentVersion` of the program that built it; undefined if older than that field. */
  readonly version?: number;
  /** The oldest version of programs that can read it; undefined if only its own can. */
  readonly readableFrom?: number;
  /** The publisher's note, such as the commit that it was built from. */
  readonly note?: string;
  readonly counts: Readonly<Record<IndexKind, number>>;
  /** The generation that it replaced; undefined for the first. */
  readonly replaces?: string;
}

export interface Generation {
  /** The UTC time when it was built, which ends the names of its indices. */
  readonly name: string;
  readonly isLive: boolean;
  readonly meta: GenerationMeta | undefined;
  /** The existing indices by kind; a complete generation has all three. */
  readonly indices: Readonly<Partial<Record<IndexKind, string>>>;
}

/** Such as `20261121t024912345z`: sorts by time, and is valid in the name of an index. */
export const generationName = (now: number): string =>
  new Date(now).toISOString().toLowerCase().replaceAll(/[-:.]/g, '');

export const isComplete = ({ meta, indices }: Generation): boolean =>
  meta?.state === 'complete' && indexKinds.every((kind) => indices[kind] !== undefined);

/** All generations of the prefix, newest first. */
export async function listGenerations(client: Client, prefix: string): Promise<Generation[]> {
  const found = await client.indices.get({
    index: indexKinds.map((kind) => `${aliasOf(prefix, kind)}-*`),
    expand_wildcards: 'open',
    features: ['aliases', 'mappings'],
    allow_no_indices: true,
  });
  const generations = new Map<string, Generation>();
  for (const [index, state] of Object.entries(found)) {
    for (const kind of indexKinds) {
      const stem = `${aliasOf(prefix, kind)}-`;
      const name = index.slice(stem.length);
      if (!index.startsWith(stem) || Number.isNaN(generationTime(name))) continue;
      const known = generations.get(name);
      const isLive = Object.hasOwn(state.aliases ?? {}, aliasOf(prefix, kind));
      generations.set(name, {
        name,
        isLive: isLive || (known?.isLive ?? false),
        meta: known?.meta ?? (state.mappings?._meta as GenerationMeta | undefined),
        indices: { ...known?.indices, [kind]: index },
      });
    }
  }
  return [...generations.values()].sort((one, other) => compareText(other.name, one.name));
}

/** The current number of records in each index of a generation. */
export async function countDocuments(client: Client, { indices }: Generation) {
  const counted: Partial<Record<IndexKind, number>> = {};
  for (const kind of indexKinds) {
    const index = indices[kind];
    if (index !== undefined)
      counted[kind] = (await client.count({ index, query: ofRecords })).count;
  }
  return counted;
}

/** The indices that each alias of the prefix points to, those of no generation included. */
export async function aliasTargets(
  client: Client,
  prefix: string,
): Promise<Record<IndexKind, string[]>> {
  const name = indexKinds.map((kind) => aliasOf(prefix, kind));
  // If one alias is missing, the response is a 404 that still has the others.
  const found = await client.indices.getAlias({ name }, { ignore: [404] });
  return byKind((kind) =>
    Object.entries(found)
      .filter(([, state]) => Object.hasOwn(state?.aliases ?? {}, aliasOf(prefix, kind)))
      .map(([index]) => index),
  );
}

/** Points all three aliases at a generation and at nothing else, in one atomic step. */
export async function serveGeneration(
  client: Client,
  prefix: string,
  generation: string,
): Promise<void> {
  const targets = await aliasTargets(client, prefix);
  const actions = indexKinds.flatMap((kind): estypes.IndicesUpdateAliasesAction[] => {
    const alias = aliasOf(prefix, kind);
    const index = indexOf(prefix, kind, generation);
    return [
      ...targets[kind]
        .filter((other) => other !== index)
        .map((other) => ({ remove: { index: other, alias, must_exist: false } })),
      { add: { index, alias } },
    ];
  });
  await client.indices.updateAliases({ actions });
}

export const liveOf = (generations: readonly Generation[]): Generation | undefined =>
  generations.find(({ isLive }) => isLive);

/**
 * The complete generations older than the live one, in the order of rolling back: each time to the
 * generation that was replaced, else to the newest. Ones withdrawn by a rollback thus come last.
 */
export function rollbackOrder(generations: readonly Generation[]): Generation[] {
  const live = liveOf(generations);
  const left = generations.filter((each) => live && isComplete(each) && each.name < live.name);
  const order: Generation[] = [];
  for (let at = live; at && left.length > 0; at = order.at(-1)) {
    const { replaces } = at.meta ?? {};
    const replaced = left.findIndex(({ name }) => name === replaces);
    order.push(...left.splice(Math.max(replaced, 0), 1));
  }
  return order;
}

/** Deletes the indices of a generation, as far as they still exist. */
export async function deleteGeneration(client: Client, { indices }: Generation): Promise<void> {
  const index = Object.values(indices);
  if (index.length > 0) await client.indices.delete({ index, ignore_unavailable: true });
}
