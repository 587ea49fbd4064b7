/** Giving up on what is silent, not on what is busy. */
export interface SilenceOptions {
  /** How long nothing may be heard before an answer is given up. */
  readonly deadlineMs: number;
}

/** Nothing at all was heard for the deadline, or not this answer for many. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

export interface SilenceWatch {
  /** Something has come from the other side. */
  heard(): void;
  /** The answer, or a `SilenceError` when it is given up. */
  unlessSilent<Answer>(answer: Promise<Answer>): Promise<Answer>;
}

interface Awaited {
  readonly since: number;
  giveUp(): void;
}

const stepsOfDeadline = 5;
/** A burst of so many answers makes the deadline longer by one step, up to the longest silence. */
const burstOfStep = 5;
const longestSilence = 5 * stepsOfDeadline;
/** However much else is heard, no answer is waited for longer than so many steps. */
const longestWait = 10 * stepsOfDeadline;

/**
 * Gives up answers of one connection when nothing at all comes on it. A deadline for each answer
 * would give up under a burst, when many wait their turn, and then the replicas would count apart.
 *
 * Time is counted in steps, between any two of which all that has come is read: a timer is followed
 * by the sockets, and they by `setImmediate`. A step that lasted longer counts as one all the same,
 * since this process had no turn to listen. A burst may keep the other side from its turn as well,
 * where they share a machine: the more answers were awaited at once, the longer it may be silent.
 */
export function createSilenceWatch({ deadlineMs }: SilenceOptions): SilenceWatch {
  const awaited = new Set<Awaited>();
  let step = 0;
  let heardAt = 0;
  let burst = 0;
  let isCounting = false;

  function count(): void {
    isCounting = true;
    setTimeout(() => setImmediate(judge), deadlineMs / stepsOfDeadline);
  }

  /** The step in which a wait began was not a whole one, hence more than the deadline's. */
  function judge(): void {
    step += 1;
    const silence = Math.min(stepsOfDeadline + Math.floor(burst / burstOfStep), longestSilence);
    for (const one of awaited) {
      const isSilent = step - Math.max(one.since, heardAt) > silence;
      if (isSilent || step - one.since > longestWait) one.giveUp();
    }
    if (awaited.size > 0) {
      count();
    } else {
      isCounting = false;
      burst = 0;
    }
  }

  return {
    heard() {
      heardAt = step;
    },
    unlessSilent: (answer) =>
      new Promise((resolve, reject) => {
        const one: Awaited = {
          since: step,
          giveUp() {
            awaited.delete(one);
            reject(new SilenceError());
          },
        };
        awaited.add(one);
        burst = Math.max(burst, awaited.size);
        if (!isCounting) count();
        answer.then(resolve, reject).finally(() => awaited.delete(one));
      }),
  };
}
