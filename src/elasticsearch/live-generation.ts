/** The generation that is served, and whether this program can read it. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Catalogue, CatalogueUnavailableError } from '../catalogue/catalogue.js';
import { type AskOptions, aliasesOf, failed } from './ask.js';
import { callInTime } from './client.js';
import {
  documentVersion,
  generationOf,
  generationTime,
  indexKinds,
  versionField,
} from './documents.js';
import type { Search } from './records-by-slug.js';

export function createLiveGeneration(
  search: Search,
  { client, prefix, deadlineMs }: AskOptions,
): Pick<Catalogue, 'generation' | 'ready'> {
  /** From the names and mappings of its indices, which a key that may only read can see. */
  async function live() {
    const { indices, fields } = await callInTime(deadlineMs, (transport) =>
      client.fieldCaps({ index: aliasesOf(prefix, indexKinds), fields: [versionField] }, transport),
    ).catch(failed);
    const names = [indices].flat().map(generationOf);
    const id = names.sort().at(-1) ?? '';
    const versions = Object.values(fields[versionField] ?? {}).flatMap(
      ({ meta }) => meta?.version ?? [],
    );
    return { id, time: generationTime(id), versions: [...new Set([versions].flat())] };
  }
  return {
    async generation() {
      const { id, time } = await live();
      return { id, time };
    },
    async ready() {
      const check = () => Promise.all([live(), search(indexKinds, { size: 0 })]);
      const [{ id, versions }] = await retriedOnce(check);
      if (versions.length === 1 && versions[0] === String(documentVersion)) return;
      throw new CatalogueUnavailableError(
        `the generation ${id} has documents of version ${versions.join(', ') || 'unknown'}; this program reads version ${documentVersion}`,
        { reason: 'other-version' },
      );
    },
  };
}

/** A node that is lost fails the calls it has at once; the others answer a moment later. */
const lossMs = 300;
const pauseMs = 150;

/** Makes a call that fails at once a second time, since losing one of several nodes is no outage. */
async function retriedOnce<Result>(call: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  try {
    return await call();
  } catch (error) {
    if (performance.now() - startMs > lossMs) throw error;
    await delay(pauseMs);
    return call();
  }
}
