/** The churches of countries, as both catalogues list them. */

import { by } from './compare-text.js';
import { pick } from './pick.js';
import type { ListedChurch } from './queries.js';
import type { Country } from './records.js';

/** The churches of all countries, ordered by slug. */
export const churchesOf = (countries: readonly Country[]): ListedChurch[] =>
  countries
    .flatMap(({ churches, ...country }) =>
      churches.map((church) => ({
        ...church,
        // Documents of older generations do not say.
        near: church.near ?? false,
        country: pick(country, ['slug', 'name', 'isoCode']),
      })),
    )
    .sort(by(({ slug }) => slug));
