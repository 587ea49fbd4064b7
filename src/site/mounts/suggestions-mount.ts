/** Suggestions while someone types, for the search page's script and the browser's search box. */

import type { Gate } from '../../access/gate.js';
import type { Visitors } from '../../access/visitors.js';
import type { Api } from '../../api/operations.js';
import { createParser } from '../../api/parse.js';
import { answerOf, publicLifetime, replyWith } from '../../http/answers/answer.js';
import { inScope } from '../../http/in-scope.js';
import { type Mount, readers } from '../../http/mount.js';
import { suggestionsPath } from '../records/search.js';
import { siteHeaders } from './page-headers.js';

export interface SuggestionsContext {
  readonly api: Pick<Api, 'suggestNames'>;
  readonly visitors: Pick<Visitors, 'admitTyping'>;
  readonly origin: () => string;
  readonly gate: Gate;
}

/** Answers in the format of OpenSearch: `[text, names, descriptions, URLs]`. */
export function suggestionsMount({ api, visitors, origin, gate }: SuggestionsContext): Mount {
  const { suggestNames } = api;
  const parse = createParser(suggestNames.parameters);
  const type = 'application/x-suggestions+json';
  const headers = publicLifetime(suggestNames.cache);
  return {
    path: suggestionsPath,
    methods: readers,
    headers: siteHeaders,
    preflight: null,
    async answer(exchange) {
      await visitors.admitTyping(exchange);
      const values = parse(new Map(), exchange.querystring) as Parameters<
        typeof suggestNames.handle
      >[0];
      const { data } = await gate(() =>
        inScope(exchange, () => suggestNames.handle({ type: 'all', ...values })),
      );
      const suggested = [
        values.q,
        data.map(({ name }) => name),
        data.map(({ type }) => type),
        data.map(({ url }) => origin() + url),
      ];
      return replyWith(
        answerOf(Buffer.from(JSON.stringify(suggested)), type, { headers, vary: [] }),
        exchange,
      );
    },
  };
}
