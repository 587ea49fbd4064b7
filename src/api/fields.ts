/** The parameter `fields`, which every answer to a key takes: only these of its fields. */
import { type TObject, type TSchema, Type } from 'typebox';
import type { ParameterMistake } from '../http/problem.js';
import type { Operation } from './operation.js';
import { parameters } from './schemas/parameters.js';

export const FieldsParameter = Type.String({
  minLength: 1,
  maxLength: 1_000,
  description:
    'Only these top-level fields, comma-separated, in any order: `slug,name`. In a list, those of each entry; `nextCursor` stays. The answer then lacks all others, although its schema requires them.',
  examples: ['url'],
});

/** The operation's parameters, `fields` among them. */
export const withFields = (operation: Pick<Operation, 'parameters'>): TObject =>
  parameters({ ...operation.parameters.properties, fields: Type.Optional(FieldsParameter) });

/** The names that `fields` may have, in the order of the answer; none if it has no fixed fields. */
function fieldNames(answer: TSchema): readonly string[] {
  const { properties, anyOf, items } = answer as Partial<TObject> & {
    readonly anyOf?: readonly TSchema[];
    readonly items?: TSchema;
  };
  if (properties?.data && properties.nextCursor) return fieldNames(properties.data);
  if (items !== undefined) return fieldNames(items);
  if (anyOf !== undefined) return [...new Set(anyOf.flatMap(fieldNames))];
  return Object.keys(properties ?? {});
}

const picked = (whole: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)));

/** How an operation's answers are reduced to the fields that are asked for. */
export function fieldsOf({ answer, answerTo }: Pick<Operation, 'answer' | 'answerTo'>) {
  return {
    mistakes(values: Readonly<Record<string, unknown>> & { fields?: string }): ParameterMistake[] {
      if (values.fields === undefined) return [];
      const names = values.fields.split(',');
      const known = fieldNames(answerTo?.(values) ?? answer);
      const unknown = names.find((name) => !known.includes(name));
      if (unknown !== undefined) {
        const detail = `must be any of ${known.join(', ')}, not ${JSON.stringify(unknown)}`;
        return [{ parameter: 'fields', detail }];
      }
      if (new Set(names).size === names.length) return [];
      return [{ parameter: 'fields', detail: 'must name each field once' }];
    },
    /** The answer, or what `fields` leaves of it. */
    reduce(found: object, fields: string | undefined): object {
      if (fields === undefined) return found;
      const names = fields.split(',');
      const { data, nextCursor } = found as { data?: readonly object[]; nextCursor?: unknown };
      if (data === undefined || nextCursor === undefined) return picked(found, names);
      return { ...found, data: data.map((entry) => picked(entry, names)) };
    },
  };
}
