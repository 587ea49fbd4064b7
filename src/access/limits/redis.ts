import { createHash } from 'node:crypto';
import { Command, Redis } from 'ioredis';
import { addressKey } from './address.js';
import {
  allowanceOf,
  type Decision,
  type FailureLimiter,
  failuresPerMinute,
  type Limiter,
  LimitsUnavailableError,
  type Policy,
} from './limiter.js';
import { decisionScript } from './redis-script.js';
import { createSilenceWatch, SilenceError } from './silence.js';
import { minuteWindow, monthWindow } from './windows.js';

export interface RedisLimiterOptions {
  readonly redis: Redis;
  /** The prefix of all keys, so that several services can share one Redis. */
  readonly prefix: string;
  /** Replaces the clock of Redis. */
  readonly now?: () => number;
  /** How long Redis may be silent before a decision is given up. */
  readonly deadlineMs?: number;
}

export interface RedisFailureLimiterOptions extends RedisLimiterOptions {
  readonly maxFailures?: number;
}

const defaultDeadlineMs = 50;
/** A connection without any reply for this long is replaced. */
const silenceMs = 1000;
const longestReconnectMs = 1000;

const scriptDigest = createHash('sha1').update(decisionScript).digest('hex');

/** Why a client is not connected, for the errors of decisions that fail. */
const faults = new WeakMap<Redis, string>();

/**
 * A client that fails at once while Redis is away, and keeps trying to reconnect. Resolves when
 * Redis is ready, and also if it does not reply, since a service can start without it.
 * `commandTimeout` is for the handshake and for `ping`; decisions have their own deadline.
 * `socketTimeout` of ioredis 5.11 is avoided, since its timer may destroy the next connection:
 * https://github.com/redis/ioredis/issues/2147
 */
export async function openRedis(url: string): Promise<Redis> {
  const redis = createClient(url);
  redis.on('error', (error: Error) => faults.set(redis, faultCode(error)));
  await redis.connect().catch(() => undefined);
  return redis;
}

function createClient(url: string): Redis {
  try {
    return new Redis(url, {
      lazyConnect: true,
      connectTimeout: 1000,
      commandTimeout: 1000,
      disconnectTimeout: 100,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      enableAutoPipelining: false,
      // After a failover, a primary that was demoted may keep the connection open.
      reconnectOnError: (error) => faultCode(error) === 'READONLY',
      retryStrategy: (times) => Math.min(25 * 2 ** Math.min(times, 10), longestReconnectMs),
    });
  } catch {
    // The original error quotes the URL, including the password.
    throw new RangeError('the Redis URL is not valid');
  }
}

/** Limits shared by all replicas; they are exact, since each decision is a single script. */
export function createRedisLimiter(options: RedisLimiterOptions): Limiter {
  const decide = createDecider('quota', options);
  return {
    consume: ({ subject, policy }) => decide(subject, policy, 'consume'),
    async peek({ subject, policy }) {
      const { minute, month } = await decide(subject, policy, 'look');
      return { minute, month };
    },
  };
}

export function createRedisFailureLimiter(options: RedisFailureLimiterOptions): FailureLimiter {
  const decide = createDecider('failures', options);
  const policy: Policy = { perMinute: options.maxFailures ?? failuresPerMinute, perMonth: null };
  const secondsOf = ({ allowed, minute }: Decision) => (allowed ? 0 : minute.resetSeconds);
  return {
    record: async (address) => secondsOf(await decide(addressKey(address), policy, 'consume')),
    blockedSeconds: async (address) => secondsOf(await decide(addressKey(address), policy, 'look')),
  };
}

function createDecider(kind: 'quota' | 'failures', options: RedisLimiterOptions) {
  const { redis, prefix, now, deadlineMs = defaultDeadlineMs } = options;
  const run = createRunner(redis, deadlineMs);
  return async (subject: string, policy: Policy, purpose: 'consume' | 'look') => {
    const { perMinute, perMonth } = policy;
    const reply = await run(keysOf(`${prefix}:${kind}`, subject), [
      perMinute ?? '',
      perMonth ?? '',
      purpose === 'consume' ? 1 : 0,
      now?.() ?? '',
    ]);
    return toDecision(policy, reply);
  };
}

/** The braces put both keys in one slot of a cluster; `%` keeps them from being empty. */
function keysOf(prefix: string, subject: string): [minute: string, month: string] {
  const name = `${prefix}:{${encodeURIComponent(subject) || '%'}}`;
  return [`${name}:minute`, `${name}:month`];
}

/**
 * A command without `commandTimeout`. In a process that was kept from running, that timer fires
 * before the replies that have already arrived are read.
 */
class DecisionCommand extends Command {
  override setTimeout(): void {}
}

/** Runs the script by its digest, or by its text if Redis does not know it (any more). */
function createRunner(redis: Redis, deadlineMs: number) {
  const { heard, unlessSilent } = createSilenceWatch({ deadlineMs });
  let silentSince: number | undefined;

  function onSilence(): void {
    const nowMs = performance.now();
    silentSince ??= nowMs;
    if (redis.status !== 'ready' || nowMs - silentSince < silenceMs) return;
    silentSince = undefined;
    redis.disconnect(true);
  }

  async function send(name: string, args: readonly (string | number)[]): Promise<unknown> {
    try {
      return await redis.sendCommand(new DecisionCommand(name, [...args]));
    } finally {
      heard();
    }
  }

  async function evaluate(keys: readonly string[], args: readonly (string | number)[]) {
    const input = [keys.length, ...keys, ...args];
    try {
      return await send('evalsha', [scriptDigest, ...input]);
    } catch (error) {
      if (faultCode(error) !== 'NOSCRIPT') throw error;
      return send('eval', [decisionScript, ...input]);
    }
  }

  return async (keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> => {
    if (redis.status !== 'ready') throw unavailable(faults.get(redis) ?? 'not connected');
    try {
      const reply = await unlessSilent(evaluate(keys, args));
      silentSince = undefined;
      return reply;
    } catch (error) {
      if (!(error instanceof SilenceError)) throw unavailable(faultCode(error));
      onSilence();
      throw unavailable(`no reply in ${deadlineMs} ms`);
    }
  };
}

function toDecision({ perMinute, perMonth }: Policy, reply: unknown): Decision {
  if (!isReply(reply)) throw unavailable('malformed reply');
  const [refusedBy, nowMs, usedMinute, usedMonth] = reply;
  const allowances = {
    minute: allowanceOf(perMinute, usedMinute, minuteWindow(nowMs), nowMs),
    month: allowanceOf(perMonth, usedMonth, monthWindow(nowMs), nowMs),
  };
  if (refusedBy === 0) return { allowed: true, ...allowances };
  return { allowed: false, refusedBy: refusedBy === 1 ? 'minute' : 'month', ...allowances };
}

const isReply = (reply: unknown): reply is [number, number, number, number] =>
  Array.isArray(reply) && reply.length === 4 && reply.every(Number.isInteger);

/**
 * Only a code such as `ECONNREFUSED` or `WRONGPASS`: ioredis attaches the command and its arguments
 * to the error, even the password of AUTH, and Redis quotes arguments in some messages.
 */
function faultCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /\b[A-Z]{3,}\b/.exec(error.message)?.[0] ?? 'connection lost';
}

const unavailable = (fault: string) => new LimitsUnavailableError(`Redis cannot count (${fault})`);
