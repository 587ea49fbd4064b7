/** The page of a bulletin: the parameters of getBulletin, and the name of the parish. */
import { Type } from 'typebox';
import { reckonedBy } from '../../api/church.js';
import { parameters } from '../../api/schemas/parameters.js';
import type { SiteContext } from '../context.js';
import { pageRow } from '../page.js';
import { bulletinPage } from './bulletin.js';

/** The parish, in the head of what is printed. */
export const ParishName = Type.Optional(Type.String({ minLength: 1, maxLength: 80 }));

export function bulletinRow({ api: { getBulletin }, catalogue }: SiteContext) {
  const { path, parameters: asOperation, cache } = getBulletin;
  return pageRow({
    path: path.replace('/v1', ''),
    parameters: parameters({ ...asOperation.properties, title: ParishName }),
    cache,
    async find({ title, ...values }) {
      const asked = await reckonedBy(catalogue, values);
      return bulletinPage(await getBulletin.handle(asked), { ...asked, title });
    },
  });
}
