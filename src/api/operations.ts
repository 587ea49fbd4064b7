/** All operations of the API; routes, documentation, pages and tools are built from them. */

import { openApiOperation } from './openapi/document.js';
import type { Operation, OperationsContext } from './operation.js';
import { bulletinOperations } from './operations/bulletin.js';
import { changeOperations } from './operations/changes.js';
import { churchOperations } from './operations/churches.js';
import { countryOperations } from './operations/countries.js';
import { dayOperations } from './operations/days.js';
import { feastOperations } from './operations/feasts.js';
import { hymnographyOperations } from './operations/hymnography.js';
import { patronageOperations } from './operations/patronages.js';
import { quotaOperation } from './operations/quota.js';
import { readingOperations } from './operations/readings.js';
import { saintOperations } from './operations/saints.js';
import { searchOperations } from './operations/search.js';
import { serviceOperations } from './operations/service.js';
import { similarOperations } from './operations/similar.js';
import { spanOperations } from './operations/spans.js';
import { fastOperations, yearOperations } from './operations/years.js';

/** The operations by name, each with its own types, for pages and tools to call as routes do. */
export const apiOf = (context: OperationsContext) => ({
  ...dayOperations(context),
  ...serviceOperations(context),
  ...bulletinOperations(context),
  ...readingOperations(context),
  ...yearOperations(context),
  ...spanOperations(context),
  ...fastOperations,
  ...feastOperations(context),
  ...saintOperations(context),
  ...similarOperations(context),
  ...hymnographyOperations(context),
  ...patronageOperations(context),
  ...churchOperations(context),
  ...countryOperations(context),
  ...searchOperations(context),
  ...changeOperations(context),
});

export type Api = ReturnType<typeof apiOf>;

/**
 * Every operation, in the order in which they are documented. `origin` returns the public origin
 * of the service, for the OpenAPI document.
 */
export function operationsOf(api: Api, origin: () => string): Operation[] {
  const operations: Operation[] = [...Object.values(api), quotaOperation];
  return [...operations, openApiOperation(operations, origin)];
}
