/** The generation that was served last, for what is cached by it, while the catalogue is away. */
import {
  type Catalogue,
  CatalogueUnavailableError,
  type ContentGeneration,
} from '../catalogue/catalogue.js';

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
