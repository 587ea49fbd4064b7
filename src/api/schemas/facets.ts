/** What lists and searches of saints are narrowed by, besides country and category. */
import { type Static, Type } from 'typebox';
import { mannersOfDeath, stations, withKinds } from '../../catalogue/facets.js';
import { sexes } from '../../catalogue/records.js';
import { regionNames } from '../../catalogue/regions.js';

export const facetFilters = {
  sex: Type.Optional(Type.Enum([...sexes], { description: 'Only women, or only men.' })),
  century: Type.Optional(
    Type.Integer({
      minimum: -20,
      maximum: 21,
      description: 'Century of the repose: `4`, or `-6` for the sixth before Christ.',
      examples: [4],
    }),
  ),
  region: Type.Optional(
    Type.Enum([...regionNames], { description: 'A group of countries, or a land within one.' }),
  ),
  station: Type.Optional(
    Type.Enum([...stations], { description: 'What the saint was; `bishop` finds patriarchs too.' }),
  ),
  diedBy: Type.Optional(Type.Enum([...mannersOfDeath], { description: 'How a martyr died.' })),
};

const Facets = Type.Object(facetFilters);

/** The facets among what is asked: as part of a list's identity, and as filters of the catalogue. */
export function facetsAsked({ sex, century, region, station, diedBy }: Static<typeof Facets>) {
  const asked = { sex, century: century?.toString(), region, station, diedBy };
  return { asked, filters: { ...asked, station: station && withKinds(station) } };
}
