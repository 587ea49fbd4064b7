/** A feed as a mount: admit by address → cache → check → write. */

import type { Gate } from '../access/gate.js';
import type { Visitors } from '../access/visitors.js';
import { createParser } from '../api/parse.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { answerOf, publicLifetime, replyWith } from '../http/answers/answer.js';
import type { AnswerMemory } from '../http/answers/answer-memory.js';
import { inScope } from '../http/in-scope.js';
import { type Mount, openHeaders, openPreflight, readers } from '../http/mount.js';
import type { FeedRow } from './feed.js';

export interface FeedMountContext {
  readonly answers: AnswerMemory;
  /** A feed is written again for each generation. */
  readonly catalogue: Pick<Catalogue, 'generation'>;
  readonly visitors: Pick<Visitors, 'admit'>;
  readonly gate: Gate;
}

/** Subscribers ask every few hours. */
const cache = { sMaxAge: 3600, staleWhileRevalidate: 86_400 };

export function feedMount(row: FeedRow, context: FeedMountContext): Mount {
  const { answers, catalogue, visitors, gate } = context;
  const { path, type, dependsOn, parameters } = row;
  const parse = createParser(parameters);
  const head = { headers: publicLifetime(cache), vary: [] };
  return {
    path,
    methods: readers,
    headers: openHeaders,
    preflight: openPreflight,
    async answer(exchange) {
      await visitors.admit(exchange);
      const values = parse(new Map(), exchange.querystring);
      const { id } = await inScope(exchange, catalogue.generation);
      const key = `${id} ${dependsOn()} ${path} ${JSON.stringify(values)}`;
      const answer = await answers.get(key, async () => {
        const text = await gate(() => inScope(exchange, () => row.write(values)));
        return answerOf(Buffer.from(text), type, head);
      });
      return replyWith(answer, exchange);
    },
  };
}
