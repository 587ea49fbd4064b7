/** The feeds as mounts: limit by address → check → cached answer, or write. */
import type { AddressLimit } from '../access/address-limit.js';
import type { LookUp } from '../access/gate.js';
import { createParser } from '../api/parse.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { answerOf, publicLifetime, replyWith } from '../http/answers/answer.js';
import type { AnswerCache } from '../http/answers/answer-cache.js';
import { inScope } from '../http/exchange.js';
import { type Mount, openReader } from '../http/mount.js';
import type { FeedRow } from './feed.js';

export interface FeedMountsContext {
  readonly feeds: readonly FeedRow[];
  readonly answers: AnswerCache;
  /** A feed is written again for each generation. */
  readonly catalogue: Pick<Catalogue, 'generation'>;
  readonly addressLimit: AddressLimit;
  readonly lookUp: LookUp;
}

/** Subscribers ask every few hours. */
const cache = { sMaxAge: 3600, staleWhileRevalidate: 86_400 };

export const feedMounts = ({ feeds, ...context }: FeedMountsContext): Mount[] =>
  feeds.map((feed) => feedMount(feed, context));

function feedMount(feed: FeedRow, context: Omit<FeedMountsContext, 'feeds'>): Mount {
  const { answers, catalogue, addressLimit, lookUp } = context;
  const { path, type, dependsOn, parameters } = feed;
  const parse = createParser(parameters);
  const head = { headers: publicLifetime(cache) };
  return {
    path,
    ...openReader,
    answer: (exchange) =>
      addressLimit(exchange, async () => {
        const values = parse(new Map(), exchange.querystring);
        const { id } = await inScope(exchange, catalogue.generation);
        const key = `${id} ${dependsOn()} ${path} ${JSON.stringify(values)}`;
        const answer = await answers.get(key, async () => {
          const text = await lookUp(exchange, () => feed.write(values));
          return answerOf(Buffer.from(text), type, head);
        });
        return replyWith(answer, exchange);
      }),
  };
}
