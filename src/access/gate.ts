/** A limit on how much runs at once. */
import { type Exchange, inScope } from '../http/exchange.js';
import { overloaded } from '../http/problem.js';

/** Starts the work at once, or refuses it at once with a problem: nothing queues here. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createGate(maxInFlight: number): Gate {
  let inFlight = 0;
  return async (work) => {
    if (inFlight >= maxInFlight) throw overloaded();
    inFlight += 1;
    try {
      return await work();
    } finally {
      inFlight -= 1;
    }
  };
}

/** Looks something up in the catalogue for a request; cached answers need no look-up. */
export type LookUp = <Result>(exchange: Exchange, work: () => Promise<Result>) => Promise<Result>;

/** The look-ups of all surfaces, limited together. */
export function createLookUp(maxLookups: number): LookUp {
  const gate = createGate(maxLookups);
  return (exchange, work) => gate(() => inScope(exchange, work));
}
