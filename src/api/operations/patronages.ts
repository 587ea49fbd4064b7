/** `/v1/patronages`: the topics of patronage. */

import { type Static, Type } from 'typebox';
import type { PatronagePosition } from '../../catalogue/queries.js';
import { listAnswer, patronageCursor } from '../cursor.js';
import { type OperationsContext, operation } from '../operation.js';
import { Cursor, ListLimit, parameters } from '../schemas/parameters.js';
import { array, list, named, text } from '../schemas/shapes.js';

export const PatronageList = list(
  'PatronageList',
  named('Patronage', 'A topic of patronage.', {
    topic: text("The topic, as in a saint's `patronage`."),
    saintCount: Type.Integer({
      minimum: 1,
      description: 'Saints with this patronage: what `patronOf` finds by the topic.',
    }),
    alsoCalled: array(
      Type.String(),
      'Other words for it, which `patronOf` takes too. A word of several topics finds the saints of each.',
    ),
  }),
);
export type PatronageList = Static<typeof PatronageList>;

export function patronageOperations({ catalogue }: OperationsContext) {
  return {
    listPatronages: operation({
      operationId: 'listPatronages',
      path: '/v1/patronages',
      tag: 'Saints',
      summary: 'Topics of patronage',
      description:
        'Use it to learn the topics that listSaints takes as `patronOf`, each with its number of saints and other words for it.',
      parameters: parameters({ limit: ListLimit, cursor: Cursor }),
      answer: PatronageList,
      handle({ limit, cursor }) {
        const find = (after?: PatronagePosition) => catalogue.patronages({ limit, after });
        return listAnswer(patronageCursor, ['patronages'], cursor, find, (patronage) => patronage);
      },
    }),
  };
}
