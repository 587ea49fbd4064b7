/** The embedded default: records in memory, keys in a file. */
import { withDevelopmentKey } from '../access/keys/development.js';
import type { Tiers } from '../access/limits/tiers.js';
import type { Config } from '../config/config.js';
import type { ReloadReport } from '../fixtures/watch.js';
import type { Log } from '../telemetry/log.js';
import { openKeyFile } from './keys.js';
import { loadVocabulary, preparedContent } from './package-files.js';
import type { Content } from './parts.js';
import { type Reports, watchSearches } from './reports.js';

const unchanging = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };

/** @param watch makes the catalogue follow its fixtures as they are saved, and hears of each change */
export async function openEmbedded(
  config: Config,
  log: Log,
  { onSearch }: Reports,
  watch: ReloadReport | undefined,
): Promise<Content> {
  const [{ createEmbeddedCatalogue }, { readContent }, { watchFixtures }] = await Promise.all([
    import('../embedded/catalogue.js'),
    import('../fixtures/content.js'),
    import('../fixtures/watch.js'),
  ]);
  const vocabulary = loadVocabulary();
  let documents = { saints: 0, feasts: 0, countries: 0 };
  const open = async () => {
    const { records, generation } = await readContent(config.fixtures, preparedContent());
    const { saints, feasts, countries } = records;
    documents = { saints: saints.length, feasts: feasts.length, countries: countries.length };
    return watchSearches(createEmbeddedCatalogue(records, vocabulary, generation), onSearch);
  };
  const keyFile = openKeyFile(config, log);
  await keyFile.load();
  const hasKeys = (await keyFile.list()).length > 0;
  const reloading = watch ? await watchFixtures(config.fixtures, open, watch) : undefined;
  const catalogue = reloading?.catalogue ?? (await open());
  const { lookup: keys, text } =
    hasKeys || !isLoopback(config.host)
      ? { lookup: keyFile, text: undefined }
      : withDevelopmentKey(keyFile, mostGenerous(config.tiers), {
          now: () => Date.now(),
          tiers: [...config.tiers.keys()],
        });
  return {
    catalogue,
    keys,
    developmentKey: text,
    // A preview must show what was saved a moment ago.
    answerAges: watch ? { freshMs: 0, staleMs: 0 } : unchanging,
    published: async () => ({ generationMs: undefined, documents }),
    engines: { embedded: () => catalogue.ready() },
    async close() {
      reloading?.close();
      await catalogue.close();
    },
  };
}

const isLoopback = (host: string): boolean => /^(127(\.\d{1,3}){3}|::1|localhost)$/.test(host);

/** A key for trying things out should not run into the smallest quota. */
const mostGenerous = (tiers: Tiers): string =>
  tiers.has('internal') ? 'internal' : ([...tiers.keys()].at(-1) ?? '');
