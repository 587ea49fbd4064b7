/** The tool that says on what terms answers are given, how to cite them, and what is left. */
import { Type } from 'typebox';
import type { QuotaStatus } from '../access/admit.js';
import { QuotaWindow } from '../api/operations/quota.js';
import { present, text, Url } from '../api/schemas/shapes.js';
import { tool } from './tool.js';

const leftOf = ({ limit, remaining }: QuotaStatus['minute']) =>
  limit === null ? 'no limit' : `${remaining} of ${limit} calls`;

export const termsTool = tool({
  name: 'get_terms',
  title: 'Terms, citation and quota',
  description:
    'What may be done with the answers, how to cite them, and what is left of the quota. Not counted.',
  metered: false,
  input: Type.Object({}, { additionalProperties: false }),
  output: Type.Object({
    terms: Type.Object({ summary: text('In short.'), url: Url }),
    attribution: Type.Object({ required: Type.Boolean(), text: text('What to show.'), url: Url }),
    tier: text('Tier of the key.'),
    left: text('What is left, in words.'),
    minute: QuotaWindow,
    month: QuotaWindow,
  }),
  async call(_, quotaStatus) {
    if (!quotaStatus) throw new RangeError('get_terms was called without a quota status');
    const { tier, attribution, minute, month } = quotaStatus;
    return {
      terms: {
        summary:
          'Cite, link to and build on single records freely, with attribution; do not copy the collection as a whole or train a competing model on it.',
        url: '/terms',
      },
      attribution: {
        required: attribution,
        text: 'Calendar and lives of the saints: Menologion, with a link to the url of the record',
        url: '/attribution',
      },
      tier,
      left: `${leftOf(minute)} this minute, ${leftOf(month)} this month`,
      minute: present(QuotaWindow, minute),
      month: present(QuotaWindow, month),
    };
  },
});
