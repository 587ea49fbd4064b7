/** Suggestions while someone types, for the search page's script and the browser's search box. */

import type { AddressLimit } from '../../access/address-limit.js';
import type { LookUp } from '../../access/gate.js';
import type { Api } from '../../api/operations.js';
import { createParser } from '../../api/parse.js';
import { answerOf, publicLifetime, replyWith } from '../../http/answers/answer.js';
import { type Mount, readers } from '../../http/mount.js';
import { suggestionsPath } from '../records/search.js';
import { siteHeaders } from './page-headers.js';

export interface SuggestionsContext {
  readonly api: Pick<Api, 'suggestNames'>;
  readonly addressLimit: AddressLimit;
  readonly origin: () => string;
  readonly lookUp: LookUp;
}

/** Answers in the format of OpenSearch: `[text, names, descriptions, URLs]`. */
export function suggestionsMount(context: SuggestionsContext): Mount {
  const { addressLimit, origin, lookUp } = context;
  const { suggestNames } = context.api;
  const parse = createParser(suggestNames.parameters);
  const type = 'application/x-suggestions+json';
  const headers = publicLifetime(suggestNames.cache);
  return {
    path: suggestionsPath,
    methods: readers,
    headers: siteHeaders,
    preflight: null,
    answer: (exchange) =>
      addressLimit(exchange, async () => {
        const values = parse(new Map(), exchange.querystring) as Parameters<
          typeof suggestNames.handle
        >[0];
        const { data } = await lookUp(exchange, () =>
          suggestNames.handle({ type: 'all', ...values }),
        );
        const suggested = [
          values.q,
          data.map(({ name }) => name),
          data.map(({ type }) => type),
          data.map(({ url }) => origin() + url),
        ];
        const body = Buffer.from(JSON.stringify(suggested));
        return replyWith(answerOf(body, type, { headers, vary: [] }), exchange);
      }),
  };
}
