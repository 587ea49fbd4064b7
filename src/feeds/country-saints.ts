/** The saints of one country, for a feed of them alone. */
import { countryUnknown } from '../api/operations/countries.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { ListPosition } from '../catalogue/queries.js';

type Countries = Pick<Catalogue, 'country' | 'saints'>;

/** As many as a page of the catalogue may have. */
const limit = 100;

/** The name of a country; rejects with the problem of the parameter if there is none of this slug. */
export async function nameOfCountry(catalogue: Countries, slug: string): Promise<string> {
  const country = await catalogue.country(slug);
  if (country === undefined) throw countryUnknown(slug);
  return country.name;
}

/** The slugs of all saints who came from a country. */
export async function slugsFrom(catalogue: Countries, country: string): Promise<Set<string>> {
  const slugs = new Set<string>();
  let after: ListPosition | undefined;
  do {
    const { items, next } = await catalogue.saints({ country, limit, after });
    for (const { slug } of items) slugs.add(slug);
    after = next ?? undefined;
  } while (after);
  return slugs;
}
