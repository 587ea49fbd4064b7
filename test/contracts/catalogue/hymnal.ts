import { expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { DayPropers, Hymn, Proper } from '../../../src/catalogue/hymns.js';
import { feast, keptOn, saint } from '../../support/records/builders.js';

const incipit = { language: 'cu', text: 'Воскресл еси' } as const;
const hymn = (html: string): Hymn => ({
  mode: 1,
  melody: null,
  original: null,
  html,
  source: 'proper',
  incipit,
});

const proper = (words: Partial<Proper>): Proper => ({
  kind: 'troparion',
  n: 1,
  of: null,
  set: null,
  mode: 1,
  verse: null,
  hymn: null,
  ...words,
});

const verse = {
  slavonic: 'Ps 32:22',
  kingJames: 'Ps 33:22',
  incipit,
  cut: [{ to: 'upon us' }],
  note: null,
};

const tone: DayPropers = {
  day: 'tone-1',
  propers: [
    proper({ hymn: hymn('<p>Arose</p>') }),
    proper({ kind: 'prokeimenon', of: 'Sunday', set: 1, verse }),
  ],
};

export const hymnalRecords = {
  saints: [
    saint({
      slug: 'sung-saint',
      commemorations: [keptOn('03-04', { title: 'Repose' }), keptOn('03-05', { title: 'Relics' })],
      troparion: hymn('<p>Saint</p>'),
      greek: { troparion: hymn('<p>Greek</p>'), kontakion: null },
      commemorationHymns: [
        {
          title: 'Relics',
          ...{ troparion: null, kontakion: hymn('<p>Relics</p>') },
          greek: { troparion: null, kontakion: hymn('<p>Greek relics</p>') },
        },
      ],
    }),
  ],
  feasts: [
    feast({
      ...{ key: 'sung-feast', title: 'Sung', kontakion: hymn('<p>Feast</p>') },
      greek: { troparion: null, kontakion: hymn('<p>Greek feast</p>') },
    }),
  ],
  propers: [tone, { day: 'monday', propers: [] }],
};

export function describeHymnal(catalogue: () => Catalogue): void {
  it('has the propers of days, and the hymns of feasts and saints', async () => {
    const found = await catalogue().hymnal({
      days: ['tone-1', 'tone-9'],
      feasts: ['sung-feast', 'no-feast'],
      saints: ['sung-saint', 'no-saint'],
    });
    expect(found.days).toEqual([tone]);
    expect(found.feasts).toMatchObject([
      {
        ...{ key: 'sung-feast', title: 'Sung', troparion: null, kontakion: hymn('<p>Feast</p>') },
        greek: { troparion: null, kontakion: hymn('<p>Greek feast</p>') },
      },
    ]);
    const [{ commemorations }] = hymnalRecords.saints as [(typeof hymnalRecords.saints)[number]];
    expect(found.saints).toMatchObject([
      {
        slug: 'sung-saint',
        commemorations,
        troparion: hymn('<p>Saint</p>'),
        kontakion: null,
        greek: { troparion: hymn('<p>Greek</p>'), kontakion: null },
        commemorationHymns: [
          {
            title: 'Relics',
            kontakion: hymn('<p>Relics</p>'),
            greek: { troparion: null, kontakion: hymn('<p>Greek relics</p>') },
          },
        ],
      },
    ]);
  });

  it('has the fields of a hymn in their order', async () => {
    const { feasts } = await catalogue().hymnal({ days: [], feasts: ['sung-feast'], saints: [] });
    expect(JSON.stringify(feasts[0]?.kontakion)).toBe(JSON.stringify(hymn('<p>Feast</p>')));
  });

  it('has nothing where nothing is asked for', async () => {
    const found = await catalogue().hymnal({ days: [], feasts: [], saints: [] });
    expect(found).toEqual({ days: [], feasts: [], saints: [] });
  });

  it('does not find propers as saints', async () => {
    const { items } = await catalogue().saints({ limit: 100 });
    expect(items.map(({ slug }) => slug)).not.toContain('propers/tone-1');
    const hits = await catalogue().search({ text: 'tone monday', limit: 10 });
    expect(hits.items).toEqual([]);
  });
}
