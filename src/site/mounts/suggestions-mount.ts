/** Suggestions while someone types, for the search page's script and the browser's search box. */
import { createParser } from '../../api/parse.js';
import { answerOf, publicLifetime, replyWith } from '../../http/answers/answer.js';
import type { Mount } from '../../http/mount.js';
import type { SiteContext } from '../context.js';
import { suggestionsPath } from '../records/search.js';
import { siteReader } from './page-headers.js';

/** Answers in the format of OpenSearch: `[text, names, descriptions, URLs]`. */
export function suggestionsMount({ api, suggestionsLimit, origin, lookUp }: SiteContext): Mount {
  const { suggestNames } = api;
  const parse = createParser(suggestNames.parameters);
  const headers = publicLifetime(suggestNames.cache);
  return {
    path: suggestionsPath,
    ...siteReader,
    answer: (exchange) =>
      suggestionsLimit(exchange, async () => {
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
        return replyWith(answerOf(body, 'application/x-suggestions+json', { headers }), exchange);
      }),
  };
}
