/** The answer about a caller's quota, as JSON Schema. */
import { Type } from 'typebox';
import { named, nullable, text } from './shapes.js';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const QuotaWindow = named('QuotaWindow', 'A calendar minute or month in UTC.', {
  limit: nullable(Type.Integer({ minimum: 1 }), 'Requests in all; null if unlimited.'),
  remaining: nullable(count('Requests left.'), 'Requests left; null if unlimited.'),
  resetSeconds: count('Seconds until the count restarts.'),
});

export const Quota = named('Quota', 'What the tier of the key allows, and what is left.', {
  tier: text('Name of the tier.'),
  attribution: Type.Boolean({ description: 'Whether answers must be shown with a link to us.' }),
  minute: QuotaWindow,
  month: QuotaWindow,
});
