/** Records asked for by name, several in one request: `slug=a,b,c`. */
import { type TObject, type TSchema, Type } from 'typebox';
import { isSlug } from '../catalogue/slug.js';
import { maxNamed } from './schemas/parameters.js';
import { array, Slug } from './schemas/shapes.js';

/** Whether the text is a list of slugs, each once. */
export function isSlugList(text: string): boolean {
  const slugs = text.split(',');
  return slugs.length <= maxNamed && slugs.every(isSlug) && new Set(slugs).size === slugs.length;
}

/** The parameter that names records, if there is one. */
export const namingParameter = ({ properties }: TObject): string | undefined =>
  Object.keys(properties).find(
    (name) => (properties[name] as { format?: string }).format === 'slugs',
  );

/** How many requests a query stands for: one, or as many as the records that it names. */
export function requestsOf(parameters: TObject): (querystring: string) => number {
  const name = namingParameter(parameters);
  if (name === undefined) return () => 1;
  return (querystring) => {
    const text = new URLSearchParams(querystring).get(name) ?? '';
    return isSlugList(text) ? text.split(',').length : 1;
  };
}

/** The parts of an answer of named records; a list, so that it always has `nextCursor`. */
export const namedRecords = <Item extends TSchema>(item: Item) => ({
  data: array(item, 'Those that were found, in the order asked.'),
  nextCursor: Type.Null({ description: 'There is no further page.' }),
  missing: array(Slug, 'Those that were not found.'),
});

/** The records in the order in which they are named, each once, and the names without a record. */
export function inOrder<Item>(
  names: readonly string[],
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
) {
  const named = new Map(
    items.flatMap((item) => namesOf(item).map((name) => [name, item] as const)),
  );
  return {
    found: [...new Set(names.flatMap((name) => named.get(name) ?? []))],
    missing: names.filter((name) => !named.has(name)),
  };
}
