import { isObject } from '../../files/json.js';
import type { Policy } from './limiter.js';

export interface Tier extends Policy {
  /** Whether answers must be shown with a link to this service. */
  readonly attribution: boolean;
}

export type Tiers = ReadonlyMap<string, Tier>;

/** The default tiers; a file named in TIERS replaces them all. */
export const builtInTiers: Tiers = new Map([
  ['free', { perMinute: 60, perMonth: 1_000, attribution: true }],
  ['starter', { perMinute: 300, perMonth: 50_000, attribution: false }],
  ['pro', { perMinute: 1_200, perMonth: 1_000_000, attribution: false }],
  ['internal', { perMinute: null, perMonth: null, attribution: false }],
]);

/** The value that headers give for unlimited; the largest possible limit is one less. */
export const unlimitedHeader = 2_147_483_647;

const tierName = /^[a-z][a-z0-9-]{0,31}$/;
const maxLimit = unlimitedHeader - 1;

const isLimit = (value: unknown) =>
  value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxLimit);
const limitRule = `must be an integer from 1 to ${maxLimit}, or null for unlimited`;

const fields: Record<keyof Tier, { isValid: (value: unknown) => boolean; rule: string }> = {
  perMinute: { isValid: isLimit, rule: limitRule },
  perMonth: { isValid: isLimit, rule: limitRule },
  attribution: {
    isValid: (value) => typeof value === 'boolean',
    rule: 'must be true or false',
  },
};

/**
 * Reads `{ "free": { "perMinute": 60, "perMonth": 1000, "attribution": true }, … }`. Throws a
 * `RangeError` with a line for each fault, which names its tier and field.
 */
export function parseTiers(text: string): Tiers {
  const entries = Object.entries(objectOf(text));
  if (entries.length === 0) throw new RangeError('must define at least one tier');
  const faults = entries.flatMap(([name, tier]) => faultsOf(name, tier));
  if (faults.length > 0) throw new RangeError(faults.join('\n'));
  return new Map(entries as [string, Tier][]);
}

function objectOf(text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new RangeError(`is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (isObject(json)) return json;
  throw new RangeError('must be an object of tiers');
}

function faultsOf(name: string, tier: unknown): string[] {
  if (!tierName.test(name)) {
    return [`${JSON.stringify(name)} must be 1 to 32 of a-z, 0-9 and -, beginning with a letter`];
  }
  if (!isObject(tier)) return [`${name} must be an object`];
  const faults = Object.entries(fields)
    .filter(([field, { isValid }]) => !isValid(tier[field]))
    .map(
      ([field, { rule }]) => `${name}.${field} ${field in tier ? rule : `is missing; it ${rule}`}`,
    );
  const unknownFields = Object.keys(tier).filter((field) => !Object.hasOwn(fields, field));
  return [...faults, ...unknownFields.map((field) => `${name}.${field} is not a field of a tier`)];
}
