/** Giving up on a Redis that is silent, not on one that is busy. */
export interface SilenceOptions {
  /** How long nothing may be heard before a reply is given up. */
  readonly deadlineMs: number;
}

/** Nothing at all was heard for the deadline, or not this reply for many. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

export interface SilenceWatch {
  /** Something has come from the other side. */
  heard(): void;
  /** The reply, or a `SilenceError` when it is given up. */
  unlessSilent<Reply>(reply: Promise<Reply>): Promise<Reply>;
}

interface Awaited {
  readonly since: number;
  giveUp(): void;
}

const stepsOfDeadline = 5;
/** A burst of this many replies allows one more step of silence, up to the longest. */
const burstOfStep = 5;
const longestSilence = 5 * stepsOfDeadline;
/** No reply is waited for longer than this, whatever else is heard. */
const longestWait = 10 * stepsOfDeadline;

/**
 * Watches one connection for silence. With a deadline for each reply, the last of a burst would
 * miss it while they wait their turn, and the replicas would then count apart.
 *
 * Time is counted in steps that end once everything that has arrived is read: after a timer, Node
 * reads the sockets, and then runs `setImmediate`. However long a step took, it counts as one: this
 * process was not running, so it could not listen. Redis may be kept from running just the same
 * when a burst keeps the machine busy, so the larger the burst, the longer the silence it may keep.
 */
export function createSilenceWatch({ deadlineMs }: SilenceOptions): SilenceWatch {
  const awaited = new Set<Awaited>();
  let step = 0;
  let heardAt = 0;
  let burst = 0;
  let isCounting = false;

  function count(): void {
    isCounting = awaited.size > 0;
    if (isCounting) setTimeout(() => setImmediate(judge), deadlineMs / stepsOfDeadline);
    else burst = 0;
  }

  /** A wait began within a step, so it has lasted the deadline only once that many more have ended. */
  function judge(): void {
    step += 1;
    const silence = Math.min(stepsOfDeadline + Math.floor(burst / burstOfStep), longestSilence);
    for (const { since, giveUp } of awaited) {
      const isSilent = step - Math.max(since, heardAt) > silence;
      if (isSilent || step - since > longestWait) giveUp();
    }
    count();
  }

  return {
    heard() {
      heardAt = step;
    },
    unlessSilent: (reply) =>
      new Promise((resolve, reject) => {
        const giveUp = () => {
          awaited.delete(one);
          reject(new SilenceError());
        };
        const one = { since: step, giveUp };
        awaited.add(one);
        burst = Math.max(burst, awaited.size);
        if (!isCounting) count();
        reply.then(resolve, reject).finally(() => awaited.delete(one));
      }),
  };
}
