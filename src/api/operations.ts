/** The operations of the API: routes, documentation and every other reader start here. */
import type { Catalogue } from '../catalogue/catalogue.js';
import { calendarOperations } from './calendar.js';
import { countryOperations } from './countries.js';
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
}

/** Every operation of the API, in the order of its documentation. */
export function operationsOf(context: OperationsContext): Operation[] {
  const operations: Operation[] = Object.values({
    ...calendarOperations(context),
    ...spanOperations(context),
    ...feastOperations(context),
    ...saintOperations(context),
    ...patronageOperations(context),
    ...countryOperations(context),
    ...searchOperations(context),
  });
  const all = [...operations, quotaOperation];
  return [...all, openApiOperation(all)];
}
