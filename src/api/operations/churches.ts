/** `/v1/churches`: which calendar and use each church keeps. */

import { type Static, Type } from 'typebox';
import { useNames } from '../../calendar/use.js';
import { pageOf } from '../../catalogue/page.js';
import type { ListedChurch, ListPosition } from '../../catalogue/queries.js';
import { listAnswer, listCursor } from '../cursor.js';
import { type OperationsContext, operation } from '../operation.js';
import { Cursor, ListLimit, parameters } from '../schemas/parameters.js';
import { array, choice, list, named, present, Reckoning, Slug, text } from '../schemas/shapes.js';
import { countryName } from './countries.js';

const Church = named('Church', 'A church and its calendar.', {
  slug: Slug,
  name: text('Name in English.'),
  alternateNames: array(text('Another name.')),
  country: named('ChurchCountry', 'The country of its seat.', countryName),
  calendar: Reckoning,
  use: choice(useNames, 'The use it follows, or the nearer.'),
  near: Type.Boolean({
    description: 'Whether that use is approximate: its own differs or is not known.',
  }),
  notes: text('What its parishes keep differently.'),
  sources: array(
    named('ChurchSource', 'A page that was read.', {
      title: text('Its title.'),
      url: text('Its address.'),
    }),
  ),
});

export const ChurchList = list('ChurchList', Church);
export type ChurchList = Static<typeof ChurchList>;

export function churchOperations({ catalogue }: OperationsContext) {
  return {
    listChurches: operation({
      operationId: 'listChurches',
      path: '/v1/churches',
      tag: 'Calendar',
      summary: 'Churches, by slug',
      description:
        'Use it to learn which calendar and use a church keeps, and what differs there. Days, spans and feeds take its slug as `church`, in place of both.',
      parameters: parameters({ limit: ListLimit, cursor: Cursor }),
      answer: ChurchList,
      handle({ limit, cursor }) {
        const find = async (after?: ListPosition) => {
          const churches = await catalogue.churches();
          const left = churches.filter(({ slug }) => !after || slug > after.slug);
          return pageOf(left, limit, ({ slug }) => ({ slug }));
        };
        return listAnswer(listCursor, ['churches'], cursor, find, (church: ListedChurch) =>
          present(Church, church),
        );
      },
    }),
  };
}
