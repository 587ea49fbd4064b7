import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { SearchHit, SearchPosition } from '../../../src/catalogue/queries.js';
import { toSuggestion } from '../../../src/catalogue/suggestion.js';
import { entryOf } from '../../support/records/builders.js';
import { walk } from './lists.js';
import { ladders, many, searchRecords, slugFound } from './search-records.js';

const slugOf = (hit: SearchHit) => toSuggestion(hit).slug;
const keyOf = (hit: SearchHit) => `${hit.type} ${slugOf(hit)}`;

const rows = Object.entries(ladders).flatMap(([query, ways]) =>
  ways.slice(1).map((worse, index) => [ways[index], worse, query] as const),
);

/** Over `searchRecords`. */
export function describeSearch(catalogue: () => Catalogue): void {
  const search = async (text: string, limit = 50) =>
    (await catalogue().search({ text, limit })).items;
  const slugs = async (text: string) => (await search(text)).map(slugOf);
  const first = async (text: string) => {
    const [hit] = await search(text, 1);
    return hit && keyOf(hit);
  };

  describe('a search', () => {
    it.each(rows)('ranks %s above %s for %j', async (better, worse, query) => {
      const found = await slugs(query);
      const places = [better, worse].map((way) =>
        found.indexOf(slugFound(query as keyof typeof ladders, way ?? '')),
      );
      expect(places).not.toContain(-1);
      expect(places[0]).toBeLessThan(places[1] ?? 0);
    });

    it('settles ties by renown, then by slug', async () => {
      expect(await slugs('Euthymia')).toEqual(['b-tie', 'a-tie', 'c-tie']);
    });

    it('ranks a name that begins with the words above one that contains them', async () => {
      expect(await slugs('Zenais and Philonilla')).toEqual(['z-sisters', 'a-nuns']);
    });

    it('ranks a patron of every topic above patrons of one', async () => {
      const both = ['z-kitchen', 'a-baker'];
      expect(await slugs('patron saint of stoves and bread')).toEqual(both);
      expect(await slugs('stoves, bread')).toEqual(both);
    });

    it('does not count how many names match', async () => {
      expect(await slugs('Tychon')).toEqual(['b-spelling', 'a-spelling']);
    });

    it('finds one bearer of a joint title by name', async () => {
      expect(await slugs('Chrysostom')).toEqual(['john-chrysostom']);
    });

    it('finds every bearer of a joint title by it', async () => {
      const bearers = ['basil-the-great', 'gregory-the-theologian', 'john-chrysostom'];
      expect(await slugs('Three Hierarchs')).toEqual(bearers);
      expect(await slugs('synaxis of the three hierarchs')).toEqual(bearers);
    });

    it('finds every bearer of a joint title in another tongue', async () => {
      const bearers = ['basil-the-great', 'gregory-the-theologian', 'john-chrysostom'];
      expect(await slugs('Trei Ierarhi')).toEqual(bearers);
    });

    it.each(['the wife of John of Kronstadt', "John's wife in Kronstadt"])(
      'finds for %j not him who is named',
      async (text) => {
        expect((await slugs(text)).slice(0, 1)).toEqual(['z-wife']);
        expect(await first('life of John of Kronstadt')).toBe('saint john-of-kronstadt');
      },
    );

    it.each([
      ['Who is the patron saint of travelers?', 'z-traveler'],
      ['patron of travelers', 'z-traveler'],
      ['travelers', 'z-traveler'],
      ['saint for someone on the road', 'z-traveler'],
      ['Which saint do I pray to for lost objects?', 'z-finder'],
      ['who helps to find lost keys', 'z-finder'],
      ['patron saint of beekeepers', 'z-keeper'],
    ])('answers %j with the patron', async (question, slug) => {
      expect(await first(question)).toBe(`saint ${slug}`);
    });

    it.each(['Georgia', 'georgia', 'Georgian', 'Georgians', 'Sakartvelo', 'Iberia'])(
      'finds the country by %j',
      async (text) => {
        expect(await first(text)).toBe('country georgia');
      },
    );

    it('finds the country by its saints, even if a saint is named like them', async () => {
      expect(await first('Kartvelian saints')).toBe('country georgia');
      expect(await first('Kartvelian')).toBe('saint kartvelian');
    });

    it('finds the saints of a country after it', async () => {
      expect(await slugs('Georgian')).toContain('nina');
    });

    it.each([
      ['Athanasios', 'athanasius'],
      ['Athanasy', 'athanasius'],
      ['ATHANASIUS', 'athanasius'],
      ['Ἀθανάσιος', 'athanasius'],
      ['Sergii of Radonezh', 'sergius'],
      ['Sergey', 'sergius'],
      ['Сергий', 'sergius'],
      ['Saint Nectarius', 'nektarios'],
      ['Νεκτάριος', 'nektarios'],
      ['Serafim', 'seraphim'],
      ['Серафим', 'seraphim'],
      ['Kyril', 'cyril'],
      ['Ksenia', 'xenia'],
      ['Ivan of Kronstadt', 'john-of-kronstadt'],
    ])('finds %j in another spelling', async (text, slug) => {
      expect(await first(text)).toBe(`saint ${slug}`);
    });

    it.each([
      ['Crysostom', 'john-chrysostom'],
      ['Radonesh', 'sergius'],
      ['Kronshtat', 'john-of-kronstadt'],
      ['Seraphym of Sarof', 'seraphim'],
      ['Necktarios', 'nektarios'],
      ['phanurios', 'z-finder'],
      ['Euthimia Gazza', 'b-tie'],
    ])('forgives the typing errors in %j', async (text, slug) => {
      expect(await first(text)).toBe(`saint ${slug}`);
    });

    it.each(['Martinmas', 'martinmass', 'chads well', "Saint Chad's Well"])(
      'finds a saint by %j, which is no name',
      async (text) => {
        expect(await first(text)).toBe('saint martin');
      },
    );

    it('keeps Mary above Marina', async () => {
      expect(await first('Mary')).toBe('saint mary');
      expect(await first('mari')).toBe('saint mary');
    });

    it('returns the whole record', async () => {
      const [found, ...rest] = await search('Sergius of Radonezh', 1);
      const expected = searchRecords.saints.find(({ slug }) => slug === 'sergius');
      expect(rest).toEqual([]);
      expect(found?.type === 'saint' && expected && entryOf(found.saint)).toEqual(
        expected && entryOf(expected),
      );
      const [land] = await search('Sakartvelo', 1);
      expect(land).toMatchObject({ type: 'country', country: searchRecords.countries[0] });
    });

    it('finds nothing where nothing matches', async () => {
      const query = { text: 'zzyzx qwfpgj', limit: 10 };
      expect(await catalogue().search(query)).toEqual({ items: [], next: null });
    });

    it.each(['is', 'the of and', 'saint', 'Saint of the'])(
      'does not find by %j alone those whose lives have such words',
      async (text) => {
        expect(await slugs(text)).toEqual([]);
      },
    );
  });

  describe('a search with odd input', () => {
    it.each(['!!!', '"', '🕯️', '🙏🙏🙏', '—…·', '\\', '()', '\u0301', '\u200b', '*', '?', ':', '/'])(
      'finds nothing by %j',
      async (text) => {
        expect(await catalogue().search({ text, limit: 10 })).toEqual({ items: [], next: null });
      },
    );

    it.each([
      'a',
      'the of and',
      'x'.repeat(200),
      'ж'.repeat(200),
      'word '.repeat(40).trim(),
      'Barlaam '.repeat(25).trim(),
      'name:Barlaam AND (rank:[1 TO 8] OR *:*)',
      '"Barlaam Pskov"~3^2 +Nikander -Sabas',
      'Barl?am* /barl.*/ {!func}rank',
      '_exists_:slug || !slug && \\(',
      '<script>alert("Barlaam")</script>',
      "Robert'); DROP TABLE saints;--",
      '%00 %2e%2e %F0',
      'null undefined NaN __proto__ constructor toString',
      'Иоанн Златоуст',
      'Ἅγιος Ἰωάννης ὁ Χρυσόστομος',
      'წმინდა ნინო',
      '聖ニコライ',
      'القديس',
      '\ud800 lone \udc00',
      'Barlaam\u0000\u0007',
    ])('answers %j', async (text) => {
      const { items } = await catalogue().search({ text, limit: 5 });
      expect(items.length).toBeLessThanOrEqual(5);
    });

    it('answers whatever can be typed', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
          async (text) => {
            const { items } = await catalogue().search({ text, limit: 3 });
            expect(items.length).toBeLessThanOrEqual(3);
          },
        ),
        { numRuns: 40 },
      );
    });
  });

  describe('pages of a search', () => {
    const text = 'Paphnutius';
    const walkAll = (limit: number) =>
      walk<SearchHit, SearchPosition>((after) => catalogue().search({ text, limit, after }));

    it.each([1, 2, 3, 7, 26, 27, 28])('have each hit once, %i at a time', async (limit) => {
      const all = (await search(text)).map(keyOf);
      expect(new Set(all).size).toBe(many.length + 1);
      const pages = await walkAll(limit);
      expect(pages.flatMap(({ items }) => items.map(keyOf))).toEqual(all);
      expect(pages).toHaveLength(Math.ceil(all.length / limit));
    });

    it('have positions that are plain JSON', async () => {
      for (const { next } of (await walkAll(1)).slice(0, -1)) {
        expect(next).toEqual({
          score: expect.any(Number),
          rank: expect.any(Number),
          slug: expect.any(String),
          type: expect.stringMatching(/^(saint|country)$/),
          fuzzy: false,
        });
        expect(JSON.parse(JSON.stringify(next))).toEqual(next);
      }
    });

    it('continue after a record that is gone', async () => {
      for (const { next, items } of (await walkAll(4)).slice(0, -1)) {
        if (next === null) throw new Error('only the last page has no next');
        const left = async (after: SearchPosition) =>
          (await catalogue().search({ text, limit: 50, after })).items.map(keyOf);
        const rest = await left(next);
        expect(await left({ ...next, slug: `${next.slug}-gone` })).toEqual(rest);
        const last = items.map(keyOf).at(-1);
        expect(await left({ ...next, slug: '0' })).toContain(last);
      }
    });

    it('distinguish a saint from a country with the same slug', async () => {
      const pages = await walk<SearchHit, SearchPosition>((after) =>
        catalogue().search({ text: 'Georgia', limit: 1, after }),
      );
      const found = pages.flatMap(({ items }) => items.map(keyOf));
      expect(found.filter((key) => key.endsWith(' georgia')).sort()).toEqual([
        'country georgia',
        'saint georgia',
      ]);
      expect(await catalogue().saint('georgia')).toMatchObject({ name: 'Georgia the Virgin' });
      expect(await catalogue().country('georgia')).toMatchObject({ isoCode: 'GE' });
    });
  });

  describe('a highlight', () => {
    const shown = async (text: string) => {
      const hit = (await search(text)).find((found) => slugOf(found) === 'shown');
      return hit?.highlight;
    };

    it('is escaped and marks the words found', async () => {
      expect(await shown('lepers of Ostrog')).toBe(
        'Fed &lt;five&gt; &amp; &quot;seven&quot; <em>lepers</em> at <em>Ostrog</em>.',
      );
    });

    it('is an excerpt of a long text', async () => {
      const html = (await shown('wolves')) ?? '';
      expect(html).toContain('Later &lt;b&gt;<em>wolves</em>&lt;/b&gt; came near');
      expect(html.length).toBeLessThan(400);
      expect(html.replaceAll(/<\/?em>/g, '')).not.toMatch(/[<>]/);
    });

    it('stays within a paragraph', async () => {
      const [hit] = await search('heath moor', 1);
      expect(hit?.highlight).toBe('The <em>heath</em> and the <em>moor</em>.');
    });

    it('is null when the text has no match', async () => {
      const [hit] = await search('Sergius of Radonezh', 1);
      expect(hit).toHaveProperty('highlight', null);
    });

    it('marks words of a country too', async () => {
      const hit = (await search('vineyards')).find(({ type }) => type === 'country');
      expect(hit?.highlight).toMatch(/^A land of <em>vineyards<\/em> &lt;and&gt; churches/);
    });
  });
}
