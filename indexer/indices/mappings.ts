/** Reads `mappings/*.json`: the settings and mappings of the indices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { estypes } from '@elastic/elasticsearch';
import { byKind, type IndexKind } from '../../src/elasticsearch/documents.js';

/** A query that must find its record before a generation is served. */
export interface Canary {
  readonly q: string;
  readonly slug: string;
}

export interface MappingFiles {
  readonly analysis: estypes.IndicesIndexSettingsAnalysis;
  readonly mappings: Readonly<Record<IndexKind, estypes.MappingTypeMapping>>;
  readonly canaries: readonly Canary[];
}

/**
 * Reads the files of a folder; throws if one is missing or is not JSON. The mapping of an index is
 * what all share for search (`searchable.json`), and the fields of its own.
 */
export function readMappings(directory: string): MappingFiles {
  const read = (name: string) => JSON.parse(readFileSync(join(directory, name), 'utf8'));
  const searchable = read('searchable.json');
  return {
    analysis: read('analysis.json'),
    mappings: byKind((kind) => ({
      ...searchable,
      properties: { ...searchable.properties, ...read(`${kind}.json`).properties },
    })),
    canaries: read('canaries.json'),
  };
}
