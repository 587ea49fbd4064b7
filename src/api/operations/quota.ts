/** `/v1/quota`: what is left of the caller's quota. */
import type { Allowance } from '../../access/limits/limiter.js';
import { operation } from '../operation.js';
import { parameters } from '../schemas/parameters.js';
import { Quota } from '../schemas/quota.js';

const windowOf = ({ limit, remaining, resetSeconds }: Allowance) => ({
  limit,
  remaining,
  resetSeconds,
});

export const quotaOperation = operation({
  operationId: 'getQuota',
  path: '/v1/quota',
  tag: 'Service',
  summary: 'What is left of the quota',
  description:
    'Use it to learn the tier of the key and what is left of this minute and month. It is not counted, answers even when the quota is used up, and may be called 60 times a minute.',
  access: 'key',
  metered: false,
  cache: { sMaxAge: 0, staleWhileRevalidate: 0 },
  parameters: parameters({}),
  answer: Quota,
  async handle(_, standing) {
    if (standing === undefined) throw new RangeError('getQuota was called without a standing');
    const { tier, attribution, minute, month } = standing;
    return { tier, attribution, minute: windowOf(minute), month: windowOf(month) };
  },
});
