/** The operations of the API: routes, documentation and every other reader start here. */
import type { Catalogue } from '../catalogue/catalogue.js';
import { calendarOperations } from './calendar.js';
import { countryOperations } from './countries.js';
import type { OnMissingFeast } from './feast-words.js';
import { feastOperations } from './feasts.js';
import { openApiOperation } from './openapi/document.js';
import type { Operation } from './operation.js';
import { patronageOperations } from './patronages.js';
import { quotaOperation } from './quota.js';
import { saintOperations } from './saints.js';
import { searchOperations } from './search.js';
import { spanOperations } from './spans.js';

export interface OperationsContext {
  readonly catalogue: Catalogue;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Hears of feasts that the calendar names and the catalogue lacks. */
  readonly onMissingFeast?: OnMissingFeast;
}

/** The operations by name, each with its types: pages and tools call them as routes do. */
export const apiOf = (context: OperationsContext) => ({
  ...calendarOperations(context),
  ...spanOperations(context),
  ...feastOperations(context),
  ...saintOperations(context),
  ...patronageOperations(context),
  ...countryOperations(context),
  ...searchOperations(context),
});

export type Api = ReturnType<typeof apiOf>;

/**
 * Every operation, in the order of its documentation. `origin` tells where the service is known
 * outside, for the document.
 */
export function operationsOf(api: Api, origin: () => string): Operation[] {
  const operations: Operation[] = [...Object.values(api), quotaOperation];
  return [...operations, openApiOperation(operations, origin)];
}
