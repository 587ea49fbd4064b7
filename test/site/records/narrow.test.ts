import { describe, expect, it } from 'vitest';
import { startPagesForSuite, startPagesForTest } from '../../support/pages.js';
import { keptOn } from '../../support/records/builders.js';
import { aCountry, aSaint, sampleCatalogue } from '../../support/records/sample.js';

const georgia = { slug: 'georgia', name: 'Georgia', isoCode: 'GE' };

/** Twenty-six women of the fourth century, so that a list has a second page, and a man of the fifth. */
const women = Array.from({ length: 26 }, (_, index) =>
  aSaint(`anna-${String(index).padStart(2, '0')}`, {
    ...{ sex: 'female', reposed: 'c. 343', categories: ['martyr'], diedBy: 'thrown-down' },
  }),
);
const man = aSaint('shio', {
  ...{ sex: 'male', reposed: '430', originCountry: georgia, stations: ['abbot'] },
});
const service = await startPagesForSuite({
  catalogue: sampleCatalogue({ saints: [...women, man], countries: [aCountry('georgia', 'GE')] }),
});

const saintsIn = (hrefs: readonly string[]) =>
  hrefs.filter((href) => /^\/saints\/(anna|shio)/.test(href));

describe('the map of a narrowed list', () => {
  it('has the lands of those who fit, each with the list of its own', async () => {
    const { text, hrefs, html } = await service.read('/countries?sex=male');
    expect(text).toContain('Holy men, by country');
    expect(text).toContain('Country of georgia 1');
    expect(hrefs).toContain('/saints?sex=male&country=georgia');
    expect(hrefs).toContain('/saints?sex=male');
    expect(html).toContain('/v1/saints?sex=male&amp;facets=country');
  });

  it('is led to from a list of more than one', async () => {
    expect((await service.read('/saints?sex=female')).hrefs).toContain('/countries?sex=female');
    expect((await service.read('/saints?sex=male')).hrefs).not.toContain('/countries?sex=male');
  });

  it('says so when nobody fits', async () => {
    expect((await service.read('/countries?century=9')).text).toContain(
      'No saint matches all of these.',
    );
  });
});

describe('the list of saints', () => {
  it('offers what occurs, with its counts', async () => {
    const { text, html } = await service.read('/saints');
    for (const offered of [
      'Fourth century (26)',
      'Fifth century (1)',
      'Country of georgia (1)',
      'Women (26)',
      'Men (1)',
      'Abbot (1)',
      'Thrown down (26)',
    ]) {
      expect(text).toContain(offered);
    }
    expect(text).not.toContain('Sixth century');
    expect(html).toContain('action="/saints"');
  });

  it('is narrowed by every filter of its address', async () => {
    const { hrefs, text } = await service.read('/saints?sex=male&century=5&country=georgia');
    expect(saintsIn(hrefs)).toEqual(['/saints/shio']);
    expect(text).toContain('6 December · reposed 430');
    expect(text).toContain('Days of the New Calendar');
    expect(text).toContain('1 saint');
  });

  it.each(['/saints?century=5&sort=date', '/search?q=wonderworker&sort=name'])(
    'gives its days by the chosen calendar: %s',
    async (path) => {
      const { text, hrefs } = await service.read(`${path}&calendar=julian`);
      expect(text).toContain('19 December (6 December, Old Calendar) · reposed');
      expect(text).toContain('Days of the Old Calendar');
      expect(hrefs).toContain(`${path}&calendar=gregorian`);
    },
  );

  it('shows the day that a list by date goes by, of a saint with several', async () => {
    const commemorations = [keptOn('11-03'), keptOn('06-22')] as const;
    const one = await startPagesForTest({
      catalogue: sampleCatalogue({
        saints: [aSaint('winifred', { sex: 'female', commemorations })],
      }),
    });
    const shown = async (query: string) => (await one.read(`/saints?sex=female${query}`)).text;
    expect(await shown('')).toContain('3 November');
    expect(await shown('&sort=date')).toContain('22 June');
    expect(await shown('&sort=date')).not.toContain('3 November');
  });

  it.each([
    ['sex=female', true],
    ['category=martyr', false],
  ])('says who is in neither list of men and women: %s', async (query, isSaid) => {
    const { text } = await service.read(`/saints?${query}`);
    expect(text.includes('Couples, and companies of men and women')).toBe(isSaid);
  });

  it.each([
    ['sex=female&category=martyr&country=georgia', 'Women martyrs of Country of georgia'],
    ['sex=male', 'Holy men'],
    ['station=abbess&region=holy-land', 'Abbesses of the Holy Land'],
    ['category=venerable&station=child', 'Venerable saints who were children'],
    ['century=4&diedBy=thrown-down', 'Saints in the fourth century (thrown down)'],
    ['category=martyr&sufferedUnder=romans', 'Martyrs who suffered under pagan Rome'],
    ['sufferedUnder=ottomans', 'Saints who suffered under the Ottomans'],
    ['sort=date', 'All saints'],
  ])('is headed by what is chosen: %s', async (query, title) => {
    const { html } = await service.read(`/saints?${query}`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<title>${title} · `);
  });

  it('links each filter to the list without it', async () => {
    const { hrefs } = await service.read('/saints?sex=male&century=5');
    expect(hrefs).toContain('/saints?century=5');
    expect(hrefs).toContain('/saints?sex=male');
  });

  it('shows what is chosen in the form', async () => {
    const { elements } = await service.read('/saints?sex=male&sort=date');
    const selected = elements.filter(({ attributes }) => 'selected' in attributes);
    expect(selected.map(({ attributes }) => attributes.value)).toEqual(['male', 'date']);
  });

  it('goes on where a page ends', async () => {
    const first = await service.read('/saints?century=4');
    const [next = ''] = first.hrefs.filter((href) => href.includes('cursor='));
    const second = await service.read(next);
    expect([...saintsIn(first.hrefs), ...saintsIn(second.hrefs)]).toHaveLength(26);
    expect(second.hrefs.some((href) => href.includes('cursor='))).toBe(false);
  });

  it('says where nobody has all in common, and can be widened again', async () => {
    const { status, text, hrefs } = await service.read('/saints?sex=male&century=4');
    expect(status).toBe(200);
    expect(text).toContain('No saint matches all of these.');
    expect(hrefs).toContain('/saints?sex=male');
  });

  it.each(['sex=both', 'century=40', 'country=atlantis', 'category=king', 'sort=rank'])(
    'refuses %s',
    async (query) => expect((await service.page(`/saints?${query}`)).status).toBe(400),
  );

  it('takes empty fields of the form as left out', async () => {
    const { hrefs } = await service.read('/saints?century=5&country=&diedBy=&sort=name');
    expect(saintsIn(hrefs)).toEqual(['/saints/shio']);
  });
});

describe('a search', () => {
  it('is narrowed in the same way, and keeps its text', async () => {
    const all = await service.read('/search?q=wonderworker&type=saint');
    expect(all.text).toContain('Women (26)');
    const kept = all.elements.filter(({ attributes }) => attributes.type === 'hidden');
    expect(kept.map(({ attributes: { name, value } }) => [name, value])).toEqual([
      ['q', 'wonderworker'],
      ['type', 'saint'],
    ]);
    const narrowed = await service.read('/search?q=wonderworker&type=saint&sex=male');
    expect(saintsIn(narrowed.hrefs)).toEqual(['/saints/shio']);
    expect(narrowed.hrefs).toContain('/search?q=wonderworker&type=saint');
  });

  it('for a region leads to all who belong to it', async () => {
    expect((await service.read('/search?q=Holy+Land')).hrefs).toContain('/saints?region=holy-land');
    expect((await service.read('/search?q=Holy')).html).not.toContain('region=');
  });

  it('of feasts offers no filters of saints', async () => {
    expect((await service.read('/search?q=wonderworker&type=feast')).html).not.toContain('<select');
  });

  it('keeps its filters from page to page', async () => {
    const { hrefs } = await service.read('/search?q=wonderworker&century=4');
    const [next = ''] = hrefs.filter((href) => href.includes('cursor='));
    expect(next).toContain('century=4');
    expect((await service.read(next)).status).toBe(200);
  });
});

it('lists the centuries before Christ after the others', async () => {
  const reposed = ['c. 343', '430', 'seventh century BC', 'ninth century BC'];
  const saints = reposed.map((each, index) => aSaint(`saint-${index}`, { reposed: each }));
  const { read } = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { text } = await read('/saints');
  expect(text).toMatch(/Fourth century.*Fifth century.*Seventh century BC.*Ninth century BC/);
});
