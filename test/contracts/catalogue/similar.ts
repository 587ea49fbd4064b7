/** Saints like a saint. */
import { expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { Records, Saint } from '../../../src/catalogue/records.js';
import { similarTo } from '../../../src/catalogue/similar.js';
import { country, keptOn, nameOf, saint } from '../../support/records/builders.js';

const kestonia = country({ slug: 'kestonia' });
const ofKestonia = { originCountry: nameOf(kestonia) };

const orvin = saint({
  ...{ slug: 'orvin', reposed: '343', stations: ['bishop'], diedBy: 'drowning', ...ofKestonia },
  ...{ patronage: ['bakers', 'sailors'] },
  commemorations: [{ ...keptOn('12-06'), company: 'the-ninety' }],
  related: [{ slug: 'teacher', name: 'Teacher', relation: 'teacher' }],
});
const crowd = Array.from({ length: 70 }, (_, index) =>
  saint({ slug: `crowd-${index}`, patronage: ['everything'], commemorations: [keptOn('01-02')] }),
);

export const similarRecords: Records = {
  countries: [kestonia],
  feasts: [],
  saints: [
    orvin,
    saint({ slug: 'teacher', commemorations: [keptOn('03-03')] }),
    saint({ slug: 'the-ninety', commemorations: [keptOn('12-06')] }),
    saint({ slug: 'member', commemorations: [{ ...keptOn('12-06'), company: 'the-ninety' }] }),
    saint({ slug: 'same-needs', patronage: ['Bakers', 'sailors'] }),
    saint({ slug: 'one-need', patronage: ['bakers', 'everything'] }),
    saint({ slug: 'neighbour', reposed: '390', stations: ['patriarch'], ...ofKestonia }),
    saint({ slug: 'drowned', reposed: '305', diedBy: 'drowning' }),
    saint({ slug: 'later', reposed: '1918', stations: ['bishop'], diedBy: 'drowning' }),
    saint({ slug: 'of-the-day', commemorations: [keptOn('12-06', { rank: 5 })] }),
    ...crowd,
  ],
};

/** Over `similarRecords`. */
export function describeSimilar(catalogue: () => Catalogue): void {
  const similar = async (to: Saint, limit = 12) =>
    (await similarTo(to, catalogue(), limit)).map(({ saint: { slug }, because }) => [
      slug,
      ...because,
    ]);

  it('come by what they share, then by rank, without the saint', async () => {
    expect(await similar(orvin)).toEqual([
      ['teacher', 'related'],
      ['member', 'company', 'day'],
      ['the-ninety', 'company', 'day'],
      ['same-needs', 'patronage'],
      ['neighbour', 'land-and-century', 'station-and-century'],
      ['one-need', 'patronage'],
      ['of-the-day', 'day'],
      ['drowned', 'death-and-century'],
    ]);
    expect(await similar(orvin, 2)).toHaveLength(2);
  });

  it('are the members of a company for the company', async () => {
    const [company] = await catalogue().saintsOf(['the-ninety']);
    expect((await similar(company as Saint)).slice(0, 2)).toEqual([
      ['member', 'company', 'day'],
      ['orvin', 'company', 'day'],
    ]);
  });

  it('are none for what very many share', async () => {
    expect(await similar(crowd[0] as Saint)).toEqual([]);
  });
}
