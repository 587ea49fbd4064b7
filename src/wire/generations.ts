/** The generation that is served: kept while the catalogue is away, and logged when it changes. */
import {
  type Catalogue,
  CatalogueUnavailableError,
  type ContentGeneration,
} from '../catalogue/catalogue.js';
import type { Log } from '../telemetry/log.js';

/**
 * The same catalogue, whose generation is the last one seen, with its age, if it is away and that was
 * less than `outageMs` ago. Some caller should ask all the time, as `watchCatalogue` does.
 */
export function keepLastGeneration(catalogue: Catalogue, outageMs: number): Catalogue {
  let last: { readonly generation: ContentGeneration; readonly askedAt: number } | undefined;
  return {
    ...catalogue,
    async generation() {
      const askedAt = performance.now();
      try {
        const generation = await catalogue.generation();
        last = { generation, askedAt };
        return generation;
      } catch (error) {
        if (last === undefined || !(error instanceof CatalogueUnavailableError)) throw error;
        const ageMs = performance.now() - last.askedAt;
        if (ageMs >= outageMs) throw error;
        return { ...last.generation, ageMs };
      }
    },
  };
}

/** Shorter than the time for which answers of the previous generation are cached. */
const lookEveryMs = 5_000;

/** Logs which generation is served whenever it changes, and what is wrong with it. */
export function watchCatalogue(
  catalogue: Pick<Catalogue, 'generation' | 'ready'>,
  log: Pick<Log, 'info' | 'warn' | 'error'>,
) {
  let last: string | undefined;
  async function look(): Promise<void> {
    const { generation, state } = await stateOf(catalogue);
    const now = `${generation} ${state}`;
    if (now === last) return;
    last = now;
    if (state === 'up') log.info({ generation }, `serving generation ${generation}`);
    else if (state === 'unpublished') log.warn('nothing has been published yet');
    else if (state === 'down') log.warn('the catalogue does not say which generation it has');
    else log.error({ generation }, `this program cannot serve generation ${generation}: ${state}`);
  }
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMs).unref();
  return { close: () => clearInterval(timer) };
}

async function stateOf(catalogue: Pick<Catalogue, 'generation' | 'ready'>) {
  let generation: string | undefined;
  try {
    generation = (await catalogue.generation()).id;
    await catalogue.ready();
    return { generation, state: 'up' };
  } catch (error) {
    const isKnown = error instanceof CatalogueUnavailableError;
    if (isKnown && error.reason === 'other-version') return { generation, state: error.message };
    return { generation: undefined, state: isKnown ? error.reason : 'down' };
  }
}
