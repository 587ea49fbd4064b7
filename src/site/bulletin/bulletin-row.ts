/** The page of a bulletin: the parameters of getBulletin, and what a parish adds for its sheet. */
import { Type } from 'typebox';
import { parameters } from '../../api/schemas/parameters.js';
import type { SiteContext } from '../context.js';
import { operationPage } from '../page.js';
import { bulletinPage } from './bulletin.js';

/** The parish, in the head of what is printed. */
export const ParishName = Type.Optional(Type.String({ minLength: 1, maxLength: 80 }));

/** When there are services, a line each. */
const ServiceTimes = Type.Optional(Type.String({ minLength: 1, maxLength: 400 }));

export function bulletinRow({ api: { getBulletin }, origin }: SiteContext) {
  const taken = parameters({
    ...getBulletin.parameters.properties,
    title: ParishName,
    times: ServiceTimes,
  });
  return operationPage(
    { ...getBulletin, parameters: taken },
    async ({ title, times, ...asked }, { church }) => {
      const { host } = new URL(origin());
      const bulletin = await getBulletin.handle({ ...asked, church });
      return bulletinPage(bulletin, { ...asked, title, times, church, host });
    },
  );
}
