import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  allowancesOf,
  type Consumption,
  type Limiter,
  LimitsUnavailableError,
  type Policy,
} from './limiter.js';
import { decisionScript } from './redis-script.js';

export interface RedisLimiterOptions {
  readonly redis: Redis;
  /** The prefix of all keys, so that several services can share one Redis. */
  readonly prefix: string;
  /** Part of all keys, so that failures are counted apart from requests. */
  readonly counted?: 'quota' | 'failures';
  /** Replaces the clock of Redis. */
  readonly now?: () => number;
  /** How long a decision may take before it is given up. */
  readonly deadlineMs?: number;
}

const defaultDeadlineMs = 250;
/** A connection on which no decision was made for this long is replaced. */
const maxSilenceMs = 1000;
const maxReconnectMs = 1000;
const connectTimeoutMs = 1000;

const scriptDigest = createHash('sha1').update(decisionScript).digest('hex');

/** Why a client is not connected, for the errors of decisions that fail. */
const faults = new WeakMap<Redis, string>();

/**
 * A client that fails at once while Redis is away, and keeps trying to reconnect. Resolves when
 * Redis is ready, and also if it does not reply, since a service can start without it.
 * `commandTimeout` is for the handshake; `inTime` for decisions and `ping`.
 * `socketTimeout` of ioredis 5.11 is avoided, since its timer may destroy the next connection:
 * https://github.com/redis/ioredis/issues/2147
 */
export async function openRedis(url: string): Promise<Redis> {
  const redis = createClient(url);
  redis.on('error', (error: Error) => faults.set(redis, faultCode(error)));
  await inTime(redis.connect(), connectTimeoutMs, () => unavailable('no reply')).catch(
    () => undefined,
  );
  return redis;
}

function createClient(url: string): Redis {
  try {
    return new Redis(url, {
      lazyConnect: true,
      connectTimeout: connectTimeoutMs,
      commandTimeout: 10_000,
      disconnectTimeout: 100,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      enableAutoPipelining: false,
      // After a failover, a primary that was demoted may keep the connection open.
      reconnectOnError: (error) => faultCode(error) === 'READONLY',
      retryStrategy: (times) => Math.min(25 * 2 ** Math.min(times, 10), maxReconnectMs),
    });
  } catch {
    // The original error quotes the URL, including the password.
    throw new RangeError('the Redis URL is not valid');
  }
}

/** Rejects if Redis does not answer now. */
export async function pingRedis(redis: Redis): Promise<void> {
  await inTime(redis.ping(), connectTimeoutMs, () => unavailable('no reply'));
}

/** Limits shared by all replicas; they are exact, since each decision is a single script. */
export function createRedisLimiter(options: RedisLimiterOptions): Limiter {
  const { redis, prefix, counted = 'quota', now, deadlineMs = defaultDeadlineMs } = options;
  const run = createRunner(redis, deadlineMs);
  async function count({ subject, policy }: Consumption, change: number, countedAtMs?: number) {
    // The braces put both keys in one slot of a cluster; `%` keeps them from being empty.
    const name = `${prefix}:${counted}:{${encodeURIComponent(subject) || '%'}}`;
    const limits = [policy.perMinute ?? '', policy.perMonth ?? ''];
    const times = [now?.() ?? '', countedAtMs ?? ''];
    const input = [`${name}:minute`, `${name}:month`, ...limits, change, ...times];
    return toCount(policy, await run(input));
  }
  return {
    async consume(consumption) {
      const { requests = 1 } = consumption;
      const { refusedBy, nowMs, allowances } = await count(consumption, requests);
      if (refusedBy !== undefined) return { allowed: false, refusedBy, ...allowances };
      const giveBack = async () => (await count(consumption, -requests, nowMs)).allowances;
      return { allowed: true, giveBack, ...allowances };
    },
    peek: async (consumption) => (await count(consumption, 0)).allowances,
  };
}

/** Runs the script by its digest, or by its text if Redis does not know it (any more). */
function createRunner(redis: Redis, deadlineMs: number) {
  let silentSince: number | undefined;

  function evaluate(input: readonly (string | number)[]): Promise<unknown> {
    return redis.evalsha(scriptDigest, 2, ...input).catch((error) => {
      if (faultCode(error) !== 'NOSCRIPT') throw error;
      return redis.eval(decisionScript, 2, ...input);
    });
  }

  function onLate(): LimitsUnavailableError {
    const nowMs = performance.now();
    silentSince ??= nowMs;
    if (redis.status === 'ready' && nowMs - silentSince >= maxSilenceMs) {
      silentSince = undefined;
      redis.disconnect(true);
    }
    return unavailable(`no reply in ${deadlineMs} ms`);
  }

  return async (input: readonly (string | number)[]): Promise<unknown> => {
    if (redis.status !== 'ready') throw unavailable(faults.get(redis) ?? 'not connected');
    try {
      const reply = await inTime(evaluate(input), deadlineMs, onLate);
      silentSince = undefined;
      return reply;
    } catch (error) {
      throw error instanceof LimitsUnavailableError ? error : unavailable(faultCode(error));
    }
  };
}

/**
 * The reply, or an error if it does not come in time. `commandTimeout` of ioredis is not enough: in a
 * process that a burst keeps busy, it fires before the replies that have already arrived are read.
 * After a timer, Node reads its sockets, and then runs `setImmediate`.
 */
function inTime<Reply>(reply: Promise<Reply>, deadlineMs: number, onLate: () => Error) {
  return new Promise<Reply>((resolve, reject) => {
    let afterReading: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      afterReading = setImmediate(() => reject(onLate()));
    }, deadlineMs);
    reply.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      clearImmediate(afterReading);
    });
  });
}

/** The reply of the script. */
function toCount(policy: Policy, reply: unknown) {
  if (!isReply(reply)) throw unavailable('malformed reply');
  const [refused, nowMs, minute, month] = reply;
  const refusedBy = ([undefined, 'minute', 'month'] as const)[refused];
  return { refusedBy, nowMs, allowances: allowancesOf(policy, { minute, month }, nowMs) };
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
