/** What is wrong with a generation that should be live: its aliases, its documents. */
import { createHash } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import { aliasOf, indexKinds, indexOf } from '../src/elasticsearch/documents.js';
import { aliasTargets, countDocuments, type Generation } from './generations.js';

/** Each alias that does not point to this generation alone, and where it points instead. */
export async function misplacedAliases(
  client: Client,
  prefix: string,
  { name }: Generation,
): Promise<string[]> {
  const targets = await aliasTargets(client, prefix);
  return indexKinds.flatMap((kind) => {
    const index = indexOf(prefix, kind, name);
    const others = targets[kind].filter((target) => target !== index);
    const alias = `the alias ${aliasOf(prefix, kind)}`;
    if (targets[kind].length === 0) return [`${alias} is missing`];
    return others.length > 0 ? [`${alias} points to ${others.join(' and ')}`] : [];
  });
}

/** The documents that a finished generation has lost, by kind; undefined if it is whole. */
export async function missingDocuments(
  client: Client,
  generation: Generation,
): Promise<string | undefined> {
  const { meta } = generation;
  if (meta?.state !== 'complete') return undefined;
  const counts = await countDocuments(client, generation);
  const missing = indexKinds
    .filter((kind) => counts[kind] !== meta.counts[kind])
    .map((kind) => `${counts[kind] ?? 0} of ${meta.counts[kind]} ${kind}`);
  return missing.length > 0 ? missing.join(', ') : undefined;
}

/** The message for a generation whose documents are not those published, told by the digests. */
export const alteredText = (published: string | undefined, found: string): string | undefined =>
  published === undefined || published === found ? undefined : 'its documents are not as published';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const hashOf = (document: object): string => sha256(JSON.stringify(document));

/** SHA-256 over the documents' hashes, independent of their order. */
export const digestOf = (hashes: readonly string[]): string => sha256(hashes.toSorted().join('\n'));
