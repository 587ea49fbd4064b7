/** Publishing records that a test makes up, as the command does with fixtures. */

import type { Client } from '@elastic/elasticsearch';
import { readMappings } from '../../../indexer/indices/mappings.js';
import { type RebuildOutcome, rebuild } from '../../../indexer/rebuild.js';
import type { RebuildOptions, RebuildReport } from '../../../indexer/rebuild-options.js';
import type { Records } from '../../../src/catalogue/records.js';
import { mappingsDirectory } from '../../../src/wire/package-files.js';
import { contractVocabulary } from '../../contracts/catalogue.js';

export type Place = Pick<RebuildOptions, 'client' | 'prefix'>;

export const mappingFiles = readMappings(mappingsDirectory());

/** A report that ignores everything. */
export const silent: RebuildReport = { step: () => {}, changes: () => {}, loaded: () => {} };

/** Publishes the records with the vocabulary of the contract. */
export function publish(
  { client, prefix }: Place,
  records: Records,
  changes: Partial<RebuildOptions> = {},
): Promise<RebuildOutcome> {
  return rebuild({
    client,
    prefix,
    records,
    files: mappingFiles,
    vocabulary: contractVocabulary,
    now: Date.now,
    keep: 2,
    report: silent,
    ...changes,
  });
}

export async function removeIndices(client: Client, prefix: string): Promise<void> {
  const names = await indicesOf(client, prefix);
  if (names.length > 0) await client.indices.delete({ index: names, ignore_unavailable: true });
}

/** Every index of a prefix, the lock's included. */
export async function indicesOf(client: Client, prefix: string): Promise<string[]> {
  const found = await client.cat.indices({ index: `${prefix}-*`, format: 'json' });
  return found.flatMap(({ index }) => index ?? []).sort();
}
