/** `/v1/quota`: what is left of the caller's quota. */

import { Type } from 'typebox';
import { operation } from '../operation.js';
import { parameters } from '../schemas/parameters.js';
import { named, nullable, present, text } from '../schemas/shapes.js';

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const QuotaWindow = named('QuotaWindow', 'A calendar minute or month in UTC.', {
  limit: nullable(Type.Integer({ minimum: 1 }), 'Requests in all; null if unlimited.'),
  remaining: nullable(count('Requests left.'), 'Requests left; null if unlimited.'),
  resetSeconds: count('Seconds until the count restarts.'),
});

const Quota = named('Quota', 'What the tier of the key allows, and what is left.', {
  tier: text('Name of the tier.'),
  attribution: Type.Boolean({ description: 'Whether answers must be shown with a link to us.' }),
  minute: QuotaWindow,
  month: QuotaWindow,
});

export const quotaOperation = operation({
  operationId: 'getQuota',
  path: '/v1/quota',
  tag: 'Service',
  summary: 'What is left of the quota',
  description:
    'Use it to learn the tier of the key and what is left of this minute and month. It is not counted, works even when the quota is used up, and may be called 60 times a minute.',
  metered: false,
  cache: { sMaxAge: 0, staleWhileRevalidate: 0 },
  parameters: parameters({}),
  answer: Quota,
  async handle(_, quotaStatus) {
    if (!quotaStatus) throw new RangeError('getQuota was called without a quota status');
    return present(Quota, {
      ...quotaStatus,
      minute: present(QuotaWindow, quotaStatus.minute),
      month: present(QuotaWindow, quotaStatus.month),
    });
  },
});
