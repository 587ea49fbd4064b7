/** Every feed, and its mount: limit by address → check → cached answer, or write. */
import type { AddressLimit } from '../access/address-limit.js';
import type { LookUp } from '../access/gate.js';
import { withChurch } from '../api/church.js';
import { createParser } from '../api/parse.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { answerOf, publicLifetime, replyWith, untilMidnight } from '../http/answers/answer.js';
import { type AnswerCache, inOutage } from '../http/answers/answer-cache.js';
import { inScope } from '../http/exchange.js';
import { type Mount, openReader } from '../http/mount.js';
import { calendarFeeds } from './calendar-feeds.js';
import { changeFeeds } from './change-feeds.js';
import { dayFeeds } from './day-feeds.js';
import type { FeedContext, FeedRow } from './feed.js';
import { saintFeed } from './saint-feed.js';

/** In the order pages list them. */
export const feedRows = (context: FeedContext): FeedRow[] => [
  ...calendarFeeds(context),
  ...dayFeeds(context),
  ...changeFeeds(context),
  saintFeed(context),
];

export interface FeedMountsContext {
  readonly feeds: readonly FeedRow[];
  readonly answers: AnswerCache;
  /** A feed is written again for each generation. */
  readonly catalogue: Pick<Catalogue, 'generation' | 'churches'>;
  readonly addressLimit: AddressLimit;
  readonly lookUp: LookUp;
  readonly now: () => number;
}

/** Subscribers ask every few hours. */
const headers = publicLifetime({ sMaxAge: 3600, staleWhileRevalidate: 86_400 });

export function feedMounts(context: FeedMountsContext): Mount[] {
  const { feeds, answers, catalogue, addressLimit, lookUp, now } = context;
  return feeds.map((feed) => {
    const { path, type, dependsOn, parameters } = feed;
    const parse = createParser(parameters);
    return {
      path,
      ...openReader,
      answer: (exchange) =>
        addressLimit(exchange, async () => {
          const values = parse(new Map(), exchange.querystring);
          const { id, time, ageMs } = await inScope(exchange, catalogue.generation);
          const key = `${id} ${dependsOn()} ${path} ${JSON.stringify(values)}`;
          const write = async () => {
            const text = await lookUp(exchange, async () => {
              return feed.write(await withChurch(catalogue, values), queryOf(feed, values));
            });
            const modifiedMs = Math.max(time, Date.parse(dependsOn()) || 0);
            return answerOf(Buffer.from(text), type, { headers, modifiedMs });
          };
          const written = await answers.get(exchange, key, write);
          if (ageMs !== undefined) exchange.cache = 'outage';
          const answer = ageMs === undefined ? written : inOutage(written, ageMs, 0);
          return untilMidnight(await replyWith(answer, exchange), now());
        }),
    };
  });
}

/** What is asked for, without defaults, as a query, so that equal requests share one URL. */
function queryOf({ parameters }: FeedRow, values: Readonly<Record<string, unknown>>): string {
  const defaultOf = (name: string) => parameters.properties[name] as { default?: unknown };
  const given = Object.entries(values).filter(
    ([name, value]) => value !== defaultOf(name)?.default,
  );
  const query = given.map(([name, value]) => `${name}=${value}`).join('&');
  return query && `?${query}`;
}
