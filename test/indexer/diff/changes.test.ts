import { describe, expect, it } from 'vitest';
import { type Changes, changesBetween, isEmpty } from '../../../indexer/diff/changes.js';
import { assertNoSlugLost, assertNothingUndone } from '../../../indexer/diff/losses.js';
import type { FeastRank, Records, Saint } from '../../../src/catalogue/records.js';
import { church, country, feast, monthDay, saint } from '../../support/records/builders.js';

const day = { gregorian: monthDay('12-06'), julian: monthDay('12-06') };
const live: Records = {
  saints: ['anna', 'barbara'].map((slug) => saint({ slug, name: `Saint ${slug}` })),
  feasts: [feast({ key: 'pascha' }), feast({ key: 'old-key', title: 'A Day', fixed: day })],
  countries: [country({ slug: 'serbia' })],
};

const against = (changed: Partial<Records>) => changesBetween(live, { ...live, ...changed });
const [anna, barbara] = live.saints as [Saint, Saint];

const refusal = (changes: Changes, allowed: string[] = []) => {
  try {
    assertNoSlugLost(changes, allowed);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('what publishing would change', () => {
  it('is nothing for the same records', async () => {
    expect(isEmpty(against({}))).toBe(true);
  });

  it('is nothing if only the order of members differs', async () => {
    const turned = Object.fromEntries(Object.entries(barbara).reverse()) as unknown as Saint;
    expect(isEmpty(against({ saints: [anna, turned] }))).toBe(true);
  });

  it('names the days whose propers differ, and lets them go', () => {
    const propers = [{ day: 'tone-1', propers: [] }];
    const [added, gone] = [against({ propers }), changesBetween({ ...live, propers }, live)];
    expect(added.propers).toMatchObject({ added: ['tone-1'] });
    expect(isEmpty(added)).toBe(false);
    expect(gone.propers).toMatchObject({ lost: [{ key: 'tone-1' }] });
    expect(refusal(gone)).toBeUndefined();
    expect(() => assertNothingUndone(gone, 'abc')).toThrow('tone-1');
  });

  it('names what is new and which fields differ', async () => {
    const saints = [
      { ...anna, biography: 'Anew.', reposed: '1054' },
      barbara,
      saint({ slug: 'z' }),
    ];
    const countries = live.countries.map((each) => ({ ...each, saintCount: 7 }));
    const changes = against({ saints, countries });
    expect(changes.saints).toEqual({
      added: ['z'],
      changed: [
        {
          key: 'anna',
          fields: ['biography', 'reposed'],
          values: [
            { before: JSON.stringify(anna.biography), after: '"Anew."' },
            { before: 'null', after: '"1054"' },
          ],
        },
      ],
      lost: [],
      renamed: [],
    });
    expect(changes.countries.changed).toMatchObject([{ key: 'serbia', fields: ['saintCount'] }]);
    expect(refusal(changes)).toBeUndefined();
  });

  it('refuses to lose a church of a country', async () => {
    const ofSerbia = (...slugs: string[]) => {
      const churches = slugs.map((slug) => church({ slug }));
      return { ...live, countries: [country({ slug: 'serbia', churches })] };
    };
    const changes = changesBetween(ofSerbia('belgrade', 'zica'), ofSerbia('zica'));
    expect(changes.countries.changed).toMatchObject([{ key: 'serbia', fields: ['churches'] }]);
    expect(refusal(changes)).toMatch(/belgrade$/m);
    expect(refusal(changes, ['belgrade'])).toBeUndefined();
    expect(refusal(changesBetween(ofSerbia('zica'), ofSerbia('belgrade', 'zica')))).toBeUndefined();
  });

  it('keeps a slug that lives on as a former one', async () => {
    const renamed = saint({ slug: 'hannah', formerly: ['anna'] });
    const { saints } = against({ saints: [renamed, barbara] });
    expect(saints).toMatchObject({ lost: [], renamed: [{ from: 'anna', to: 'hannah' }] });
  });

  it('names what is lost, and what it may be called now', async () => {
    const renamed = saint({ slug: 'hannah', name: 'Saint anna' });
    const feasts = [
      feast({ key: 'pascha' }),
      feast({ key: 'new-key', title: 'A Day', fixed: day }),
    ];
    const changes = against({ saints: [renamed], feasts });
    expect(changes.saints.lost).toEqual([
      { key: 'anna', resembles: 'hannah' },
      { key: 'barbara', resembles: undefined },
    ]);
    expect(changes.feasts.lost).toEqual([{ key: 'old-key', resembles: 'new-key' }]);
    expect(refusal(changes)?.split('\n')).toEqual([
      'nothing was published. Is this checkout up to date? It lacks live records (3):',
      expect.stringMatching(/^ {2}anna: renamed to hannah\?/),
      '  barbara',
      expect.stringMatching(/^ {2}old-key: renamed to new-key\? A feast must keep its key/),
      'to remove one, add --allow-removal SLUG',
    ]);
  });

  it('takes a feast of the same day and rank for a lost one, but not of another rank', async () => {
    const lostTo = async (rank: FeastRank) => {
      const retitled = feast({ key: 'new-key', title: 'Another Title', fixed: day, rank });
      const { feasts } = against({ feasts: [feast({ key: 'pascha' }), retitled] });
      return feasts.lost;
    };
    expect(await lostTo('feast')).toEqual([{ key: 'old-key', resembles: 'new-key' }]);
    expect(await lostTo('great')).toEqual([{ key: 'old-key', resembles: undefined }]);
  });

  it('names twenty of many losses', async () => {
    const saints = Array.from({ length: 25 }, (_, index) => saint({ slug: `saint-${index}` }));
    const lost = changesBetween({ ...live, saints }, { ...live, saints: [] });
    for (const refuse of [
      () => assertNoSlugLost(lost, []),
      () => assertNothingUndone(lost, '4f2c1ab'),
    ]) {
      expect(refuse).toThrow(/\b25\b.*(\n {2}saint-\d+){20}\n {2}and 5 more\n/s);
    }
  });

  it('allows the removals that are permitted, and no others', async () => {
    const changes = against({ saints: [anna] });
    expect(refusal(changes, ['barbara'])).toBeUndefined();
    for (const mistyped of ['barbra', 'anna']) {
      expect(refusal(changes, ['barbara', mistyped])).toBe(
        `--allow-removal ${mistyped}: no live record with that slug is missing here`,
      );
    }
  });

  describe('against content from a commit that the checkout lacks', () => {
    const undoing = (changes: Changes) => {
      try {
        assertNothingUndone(changes, '4f2c1ab');
      } catch (error) {
        return (error as Error).message;
      }
      return undefined;
    };

    it('refuses to change, rename or lose a record', async () => {
      const corrected = saint({ slug: 'anna', shortBio: 'As it was before.' });
      const renamed = saint({ slug: 'hannah', formerly: ['anna'] });
      for (const saints of [[corrected, barbara], [renamed, barbara], [barbara]]) {
        const told = undoing(against({ saints }));
        expect(told).toMatch(/^nothing was published\. The live content is from 4f2c1ab/);
        expect(told).toContain('\n  anna\n');
        expect(told).toMatch(/pull first, or publish anyway with --allow-older$/);
      }
    });

    it('lets new records in', async () => {
      const changes = against({ saints: [anna, barbara, saint({ slug: 'clare' })] });
      expect(changes.saints.added).toEqual(['clare']);
      expect(undoing(changes)).toBeUndefined();
    });
  });
});
