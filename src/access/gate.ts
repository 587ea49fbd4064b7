/** A limit on how much runs at once. */
import { overloaded } from '../http/problem.js';

/** Starts the work at once, or refuses it at once with a problem: nothing queues here. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createGate(mostInFlight: number): Gate {
  let inFlight = 0;
  return async (work) => {
    if (inFlight >= mostInFlight) throw overloaded();
    inFlight += 1;
    try {
      return await work();
    } finally {
      inFlight -= 1;
    }
  };
}
