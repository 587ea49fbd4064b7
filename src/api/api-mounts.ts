/** The operations as mounts: admit → cached answer, or parse → look up → answer. */
import type { Admission, Caller, QuotaStatus } from '../access/admit.js';
import type { LookUp } from '../access/gate.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import {
  type AnswerHead,
  privateReply,
  replyWith,
  toAnswer,
  untilMidnight,
} from '../http/answers/answer.js';
import type { AnswerCache } from '../http/answers/answer-cache.js';
import { type Exchange, type Reply, rawHeaders } from '../http/exchange.js';
import { type Mount, openReader } from '../http/mount.js';
import { unavailable } from '../http/problem.js';
import { withChurch } from './church.js';
import { fieldsOf, withFields } from './fields.js';
import { requestsOf } from './named-records.js';
import { type Operation, pathParameters } from './operation.js';
import { createParser, createPathCheck } from './parse.js';

export interface ApiMountsContext {
  readonly operations: readonly Operation[];
  readonly catalogue: Pick<Catalogue, 'churches'>;
  readonly admission: Admission;
  readonly answers: AnswerCache;
  readonly lookUp: LookUp;
  readonly now: () => number;
  /** Who may cache answers to a key. */
  readonly keyedCaching: 'public' | 'private';
}

/** Checked values; those of the operation, and `fields`. */
type Values = Readonly<Record<string, unknown>> & { readonly fields?: string };

export const apiMounts = ({ operations, ...context }: ApiMountsContext): Mount[] =>
  operations.map((operation) => endpoint(operation, context));

/** Answers to a key take `fields` too. */
const parserOf = (operation: Operation, fields: ReturnType<typeof fieldsOf>) =>
  operation.access === 'public'
    ? createParser(operation.parameters)
    : createParser(withFields(operation), (values) => [
        ...(operation.crossFieldErrors?.(values) ?? []),
        ...fields.mistakes(values),
      ]);

/** When the answer last changed: its record, or the date it depends on. */
async function modifiedMs(
  { lastModified, dependsOn }: Operation,
  { fields: _, ...values }: Values,
): Promise<number | undefined> {
  const changedMs = await lastModified?.(values);
  if (changedMs === undefined) return undefined;
  return Math.max(changedMs, dependsOn ? Date.parse(dependsOn()) : 0);
}

/** The headers of every answer of an operation, 304 included. */
function headOf(
  { access, cache: { sMaxAge, staleWhileRevalidate } }: Operation,
  { keyedCaching }: Pick<ApiMountsContext, 'keyedCaching'>,
): AnswerHead {
  const stale = `stale-while-revalidate=${staleWhileRevalidate}`;
  const vary = access === 'key' ? ['Authorization'] : [];
  if (access === 'key' && keyedCaching === 'private') {
    return { headers: ['Cache-Control', `private, max-age=${sMaxAge}, ${stale}`], vary };
  }
  return {
    headers: rawHeaders({
      'Cache-Control': `public, s-maxage=${sMaxAge}, ${stale}`,
      'CDN-Cache-Control': `public, max-age=${sMaxAge}, ${stale}`,
    }),
    vary,
  };
}

function endpoint(operation: Operation, context: Omit<ApiMountsContext, 'operations'>): Mount {
  const { catalogue, admission, answers, lookUp, now } = context;
  const { dependsOn, access, metered, path } = operation;
  const names = pathParameters(path);
  const fields = fieldsOf(operation);
  const parse = parserOf(operation, fields);
  async function find(values: Values, quotaStatus?: QuotaStatus): Promise<object> {
    const { fields: asked, ...others } = values;
    const shown = await withChurch(catalogue, others);
    return fields.reduce(await operation.handle(shown, quotaStatus), asked);
  }
  const requests = requestsOf(operation.parameters);
  const head = headOf(operation, context);
  async function answerPrivately(exchange: Exchange, caller: Caller): Promise<Reply> {
    if (caller.isUnverified) throw unavailable();
    const quotaStatus = await admission.peek(exchange, caller);
    const values = parse(new Map(), exchange.querystring);
    return privateReply(await find(values, quotaStatus));
  }
  async function answerFrom(
    exchange: Exchange,
    segments: readonly string[],
    isFromCacheOnly = false,
  ): Promise<Reply> {
    const { target, querystring } = exchange;
    const key = dependsOn ? `${dependsOn()} ${target}` : target;
    const answerTo = async () => {
      if (isFromCacheOnly) throw unavailable();
      const ofPath = new Map(names.map((name, index) => [name, segments[index] ?? '']));
      const values = parse(ofPath, querystring);
      return lookUp(exchange, async () => {
        const found = await find(values);
        return toAnswer(
          found,
          { ...head, modifiedMs: await modifiedMs(operation, values) },
          exchange,
        );
      });
    };
    const answer = await answers.get(exchange, key, answerTo);
    const reply = await replyWith(answer, exchange);
    return dependsOn === undefined ? reply : untilMidnight(reply, now());
  }
  return {
    path,
    ...openReader,
    accepts: createPathCheck(operation),
    async answer(exchange, segments) {
      if (access === 'public') return answerFrom(exchange, segments);
      const caller = await admission.authenticate(exchange);
      if (metered === false) return answerPrivately(exchange, caller);
      const answerCounted = await admission.count(exchange, caller, requests(exchange.querystring));
      return answerCounted(() => answerFrom(exchange, segments, caller.isUnverified));
    },
  };
}
