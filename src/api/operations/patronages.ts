/** `/v1/patronages`: the topics of patronage. */
import type { Catalogue } from '../../catalogue/catalogue.js';
import { decodeCursor, encodeCursor, patronageCursor } from '../cursor.js';
import { operation } from '../operation.js';
import { PatronageList } from '../schemas/answers.js';
import { Cursor, ListLimit, parameters } from '../schemas/parameters.js';

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
