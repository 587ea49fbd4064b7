/** `/v1/patronages`: the topics of patronage. */

import { type Static, Type } from 'typebox';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { decodeCursor, encodeCursor, patronageCursor } from '../cursor.js';
import { operation } from '../operation.js';
import { Cursor, ListLimit, parameters } from '../schemas/parameters.js';
import { list, named, text } from '../schemas/shapes.js';

export const PatronageList = list(
  'PatronageList',
  named('Patronage', 'A topic of patronage.', {
    topic: text("The topic, as in a saint's `patronage`."),
    saintCount: Type.Integer({
      minimum: 1,
      description: 'Saints with this patronage: what `patronOf` finds by the topic.',
    }),
    alsoCalled: Type.Array(Type.String(), {
      description:
        'Other words for it, which `patronOf` takes too. A word of several topics finds the saints of each.',
    }),
  }),
);
export type PatronageList = Static<typeof PatronageList>;

export interface PatronagesContext {
  readonly catalogue: Pick<Catalogue, 'patronages'>;
}

export function patronageOperations({ catalogue }: PatronagesContext) {
  return {
    listPatronages: operation({
      operationId: 'listPatronages',
      path: '/v1/patronages',
      tag: 'Saints',
      summary: 'Topics of patronage',
      description:
        'Use it to learn the topics that listSaints takes as `patronOf`, each with its number of saints and other words for it.',
      access: 'key',
      cache: { sMaxAge: 600, staleWhileRevalidate: 120 },
      parameters: parameters({ limit: ListLimit, cursor: Cursor }),
      answer: PatronageList,
      async handle({ limit, cursor }) {
        const list = ['patronages'];
        const after = decodeCursor(patronageCursor, list, cursor);
        const { items, next } = await catalogue.patronages({ limit, after });
        return {
          data: items.map((item) => ({ ...item, alsoCalled: [...item.alsoCalled] })),
          nextCursor: next && encodeCursor(patronageCursor, list, next),
        };
      },
    }),
  };
}
