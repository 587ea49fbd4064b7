/** What each band, bonus and weight of the ranking decides, and nothing else does. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { Rank } from '../../../src/catalogue/commemorations.js';
import type { Hymn } from '../../../src/catalogue/hymns.js';
import type { Records, Saint } from '../../../src/catalogue/records.js';
import { toSuggestion } from '../../../src/catalogue/suggestion.js';
import { searchBands } from '../../../src/search/ranking/bands.js';
import { country, keptOn, nameOf, saint } from '../../support/records/builders.js';

type Fields = Partial<Omit<Saint, 'slug' | 'commemorations'>> & { readonly title?: string };

/** A saint of whom nothing but these fields says a word of a query. */
const known = (slug: string, rank: Rank, { title = 'A day', ...fields }: Fields) =>
  saint({ slug, name: 'Bearer', commemorations: [keptOn('01-01', { title, rank })], ...fields });

const times = (count: number, text: string) => `${text} `.repeat(count).trim();

/** Pairs of saints for a mistyped query. The better match has the lower renown and prose score. */
const mistyped = [
  known('half-typed', 1, { name: 'Vesperio Dolmat' }),
  known('one-edit', 8, { name: 'Vesk Dolmat' }),
  known('edit-in-name', 1, { name: 'Torvel Brasked' }),
  known('edit-in-other', 8, { alternateNames: ['Torvel Brasket'] }),
  known('one-in-other', 1, { alternateNames: ['Perlan Doswig'] }),
  known('one-in-each', 8, { name: 'Perlam Doswig', biography: times(5, 'Doswik again.') }),
  known('near-twice', 1, { name: 'Fenrok Gasbid' }),
  known('far-once', 8, { name: 'Fenrol Gosbid' }),
  known('far-in-name', 1, { name: 'Kalver Pemdas' }),
  known('near-and-title', 8, { name: 'Kolvat of Aln', title: 'Finding at Pemdis' }),
  known('near-with-title', 1, { name: 'Jorwit of Aln', title: 'Finding at Sablet' }),
  known('far-with-title', 8, { name: 'Jarwit of Aln', title: 'Return to Sablet' }),
  known('far-and-title', 1, { name: 'Marvek of Aln', title: 'Finding at Tesbal' }),
  known('edit-of-named', 1, { name: 'Pelvin' }),
  known('told-of-place', 8, { biography: times(5, 'To Korsund.') }),
  known('edit-of-mother', 8, { name: 'Smother' }),
  known('one-word', 8, { biography: times(5, 'Morvik again.') }),
  known('near-told', 1, { name: 'Dremlak Vastag', biography: times(3, 'Dremlok again.') }),
  known('near-known', 3, { name: 'Dremlek Vasteg' }),
  known('far-told', 1, { name: 'Bramtak Salgen', biography: times(3, 'Bromtik again.') }),
  known('far-known', 3, { name: 'Bremtek Selgen' }),
  known('near-titled-told', 1, {
    name: 'Rusval',
    title: 'Finding at Kastem',
    biography: 'Kastem.',
  }),
  known('near-titled', 2, { name: 'Rusvel', title: 'Return to Kastem' }),
  known('far-titled-told', 1, {
    name: 'Glanvik',
    title: 'Finding at Ostmer',
    biography: 'Ostmer.',
  }),
  known('far-titled', 2, { name: 'Glunvik', title: 'Return to Ostmer' }),
];

const kestonia = country({ slug: 'kestonia', alternateNames: ['Pelmora'] });

const sung = (html: string, text: string, original: string | null = null): Hymn => ({
  ...{ mode: 1, melody: null, original, source: 'proper', html },
  incipit: { language: 'cu', text },
});

const names = [
  known('in-both', 1, { name: 'Elder Tarvik', alternateNames: ['Tarvik'] }),
  known('as-given-name', 4, { name: 'Tarvik of Aln' }),
  known('as-other-name', 5, { alternateNames: ['Tarvik'] }),
  known('as-title', 8, { title: 'Tarvik' }),
  known('numbered', 8, { alternateNames: ['Tarvik V'] }),
  known('kin-in-both', 1, { name: 'Jorvik Olm of Sarn', alternateNames: ['Jorvik Olm'] }),
  known('kin-as-other', 8, { alternateNames: ['Jorvik Olm'] }),
  known('bears-alone', 4, { name: 'Velmund of Aln' }),
  known('bears-unknown', 1, { name: 'Velmund of Kel' }),
  known('in-company', 5, { name: 'Zolt and Velmund' }),
  known('named-besides', 8, { name: 'Zolt, Father of Velmund' }),
  known('brother-of-another', 1, { biography: 'A brother, then John.' }),
  known('john-a-brother', 8, { name: 'John Brother of Aln' }),
  known('as-topic', 8, { patronage: ['tarvik'] }),
  known('sung-of', 1, {
    troparion: sung(
      '<p>The ouzel of the valley<br>rejoiced at pelican,<br>and a curlew heard.</p>',
      'Всѣ́хъ ску́дныхъ корми́теля',
      'Всех скудных кормителя, и обидимых предстателя, и странных пристанище.',
    ),
  }),
  known('shares-a-hymn', 1, {
    troparion: sung(`<p>${times(5, 'Tansy and yarrow.')}</p>`, 'Трава́'),
  }),
  known('shares-it-and-more', 2, {
    troparion: sung(
      '<p>Tansy and yarrow grew,<br>on a hill that other herbs of each colour stood around.</p>',
      'Трава́',
    ),
  }),
  known('told-of-sung', 8, {
    biography: times(
      5,
      'An ouzel of the valley rejoiced at pelican, vsekh skudnykh kormitelia, obidimykh predstatelya.',
    ),
  }),
  known('two-words-as-topic', 1, { patronage: ['ostal rem'] }),
  known('name-begins-so', 8, { name: 'Ostal Rem Kov' }),
  known('english-name', 1, { name: 'Elder John Hierarchs of Aln' }),
  known('english-title', 4, { title: 'Finding of John Hierarchs' }),
  known('english-words', 8, { name: 'Hierarchs Elder John' }),
  known('first-of-kinds', 1, { categories: ['melodos'] }),
  known('second-of-kinds', 8, { categories: ['martyr', 'melodos'] }),
  known('stylite-there', 1, { categories: ['stylite'], originCountry: nameOf(kestonia) }),
  known('second-there', 8, { categories: ['martyr', 'stylite'], originCountry: nameOf(kestonia) }),
  known('phrase-of-other', 1, { alternateNames: ['Elder Sorvin Kalt'] }),
  known('seven-words', 1, { name: 'Alder Birch Cedar Doum', alternateNames: ['Elder Fig Gingko'] }),
  known('seven-in-prose', 8, {
    biography: times(3, 'Alder, birch, cedar, doum, elder, fig, gingko.'),
  }),
];

const patrons = [
  known('of-four', 1, { patronage: ['travelers', 'lost objects', 'bakers', 'cooks'] }),
  known('cook-of-harl', 1, { patronage: ['cooks'], biography: 'To Harl.' }),
  known('of-one', 8, { patronage: ['bakers'], biography: times(5, 'To Harl.') }),
];

const typed = [
  known('typed-whole', 1, { name: 'Brast' }),
  known('typed-further', 8, { name: 'Brast Kel' }),
  known('typed-start', 3, { name: 'Zelm Ora' }),
  known('typed-longer', 4, { name: 'Zelmar Ora' }),
  known('typed-name', 1, { name: 'Bruxel Aln' }),
  known('typed-other', 3, { alternateNames: ['Bruxen Aln'] }),
  known('typed-other-start', 1, { alternateNames: ['Clovik Ras'] }),
  known('typed-inside', 8, { name: 'Hermit Clovik' }),
  known('typed-phrase', 1, { name: 'Hermit Dorin Kalt' }),
  known('typed-apart', 4, { name: 'Kaleb of Dorin' }),
  known('typed-article', 1, { name: 'Marun Theostil' }),
  known('typed-without', 6, { name: 'Marun of Aln' }),
  known('article-begun', 1, { name: 'Zorvin Theostil' }),
  known('article-known', 8, { name: 'Zorvin of Aln' }),
  known('kestor', 8, { name: 'Kestor Aln' }),
];

const velkoria = country({ slug: 'velkoria', adjectives: ['Velkor'] });

/** Where one word of a query is found, best first; all of equal renown, their slugs the other way. */
const places: readonly (readonly [string, Fields])[] = [
  [
    'names, categories, topics and titles',
    { name: 'Velkor One', categories: ['velkor'], patronage: ['velkor'], title: 'Velkor Uno' },
  ],
  ['prose', { shortBio: 'Velkor, Velkor.', biography: 'Velkor, then Velkor, then Velkor.' }],
  ['a title', { title: 'Velkor, Velkor Due' }],
  ['the origin', { originCountry: nameOf(velkoria) }],
];
const slugOfPlace = (index: number) => `place-${places.length - index}`;

const common = 'They crossed a brook, a meadow and a willow.';
const prose = [
  ...places.map(([, fields], index) => known(slugOfPlace(index), 1, fields)),
  ...Array.from({ length: 60 }, (_, index) => known(`common-${index}`, 1, { biography: common })),
  ...Array.from({ length: 12 }, (_, index) =>
    known(`heron-${index}`, 1, { biography: 'A heron stood there.' }),
  ),
  known('all-by-chance', 1, {
    biography: `A teal, a wigeon, a smew and a brook. ${times(200, 'Otherwise nothing.')}`,
  }),
  known('all-but-one', 1, {
    title: 'Teal, Wigeon and Smew',
    shortBio: 'A teal, a wigeon, a smew.',
  }),
  known('kestrel', 1, { biography: 'A kestrel stood there.' }),
  known('stems-of-title', 1, {
    title: 'Visit of the Zorbans',
    biography: `A dulmak. ${times(200, 'Otherwise nothing.')}`,
  }),
  known('dulmak', 8, { name: 'Dulmak', biography: times(5, 'A dulmak.') }),
  known('linnet-unknown', 1, { biography: 'A linnet sang.' }),
  known('linnet-known', 8, { biography: 'A linnet sang low.' }),
  known('turnstone-named', 1, { name: 'Turnstone' }),
  known('turnstone-told', 1, { shortBio: 'Turnstone.', biography: times(5, 'A turnstone.') }),
  known('siskin-often', 1, { shortBio: 'A siskin.', biography: times(3, 'A siskin sang.') }),
  known('siskin-once', 2, { biography: 'A siskin sang.' }),
  known('told-of-john', 1, { biography: 'Mother, then John.' }),
  known('john-himself', 8, { name: 'John of Aln', biography: 'Mother, then John.' }),
  known('dunlin-named', 1, { name: 'Dunlin', biography: times(3, 'A dunlin sang.') }),
  known('dunlin-known', 8, { biography: 'A dunlin sang.' }),
  known('godwit-cook', 1, { patronage: ['cooks'], biography: 'A godwit waded.' }),
  known('godwit-known', 2, { biography: 'A godwit waded.' }),
  known('whinchat-told', 1, { biography: 'The whinchat sang.' }),
  known('stonechat-known', 8, { biography: 'The stonechats sang.' }),
  known('whimbrel-queen', 1, { stations: ['queen'], biography: 'A whimbrel waded.' }),
  known('whimbrel-known', 2, { biography: 'A whimbrel waded.' }),
];

export const rankingRecords: Records = {
  saints: [...mistyped, ...names, ...patrons, ...typed, ...prose],
  feasts: [],
  countries: [velkoria, kestonia],
};

/** Over `rankingRecords`. */
export function describeRanking(catalogue: () => Catalogue): void {
  const slugs = async (text: string) => {
    const { items } = await catalogue().search({ text, limit: 50, types: ['saint'] });
    return items.map((hit) => toSuggestion(hit).slug);
  };

  /** The band of the first hit, which is told by its score in the cursor. */
  const bandOf = async (text: string) => {
    const { next } = await catalogue().search({ text, limit: 1, types: ['saint'] });
    const score = next?.score ?? 0;
    return searchBands.find((band) => score >= band.score - (band.lead ?? 0))?.band;
  };

  describe('the ranking of a search', () => {
    it.each([
      [
        'givenName',
        'Tarvik',
        ['as-other-name', 'as-given-name', 'in-both', 'as-title', 'as-topic'],
        'what the whole query is, the better known of its bearers before the others',
      ],
      [
        'shorterName',
        'Jorvik Olm',
        ['kin-in-both', 'kin-as-other'],
        'another name whose words the name has',
      ],
      [
        'givenName',
        'Velmund',
        ['in-company', 'bears-alone', 'bears-unknown', 'named-besides'],
        'the better known, alone or in a company, before another whom a name mentions',
      ],
      [
        'topic',
        'Ostal Rem',
        ['two-words-as-topic', 'name-begins-so'],
        'a topic before part of a name',
      ],
      [
        'englishPhrase',
        'Ivan Ierarhi',
        ['english-name', 'english-title', 'english-words'],
        'names, then titles, in English',
      ],
      [
        'prose',
        'brother of John',
        ['brother-of-another', 'john-a-brother'],
        'anyone but him who is named',
      ],
      ['namePrefix', 'Vesp Dolmat', ['half-typed', 'one-edit'], 'a name half typed before an edit'],
      [
        'ownNameEdited',
        'Torvel Brasken',
        ['edit-in-name', 'edit-in-other'],
        'an edit in the name itself',
      ],
      [
        'nameEdited',
        'Perlan Doswik',
        ['one-in-other', 'one-in-each'],
        'one edit before one in each word',
      ],
      [
        'fuzzyName',
        'Fenrol Gasbit',
        ['near-twice', 'far-once'],
        'an edit in each word before two in one',
      ],
      [
        'veryFuzzyName',
        'Kolvar Pemdis',
        ['far-in-name', 'near-and-title'],
        'names before names and titles',
      ],
      ['fuzzyWord', 'Jorwin Sablet', ['near-with-title', 'far-with-title'], 'one edit before two'],
      ['veryFuzzyWord', 'Morvik Tesbal', ['far-and-title', 'one-word'], 'every word before some'],
      [
        'namedEdited',
        'Saint Pelvan of Korsund',
        ['edit-of-named', 'told-of-place'],
        'the name after "Saint" before another word that is told',
      ],
      [
        'someWords',
        'ladies around Saint Pelvan of Korsund',
        ['told-of-place'],
        'nobody of that name, where somebody else is asked for',
      ],
      ['beginning', 'brux', ['typed-name', 'typed-other'], 'a half-typed name before another'],
      [
        'fuzzyName',
        'Dremlok Vastig',
        ['near-told', 'near-known'],
        'of one edit each, what is told',
      ],
      ['veryFuzzyName', 'Bromtik Salgon', ['far-told', 'far-known'], 'of two edits, what is told'],
      [
        'fuzzyWord',
        'Rusvol Kastem',
        ['near-titled-told', 'near-titled'],
        'of an edit and a title, what is told',
      ],
      [
        'veryFuzzyWord',
        'Glonvek Ostmer',
        ['far-titled-told', 'far-titled'],
        'of edits and a title, what is told',
      ],
      [
        'ownKind',
        'melodos',
        ['first-of-kinds', 'second-of-kinds'],
        'the class before other categories',
      ],
      [
        'ownKind',
        'songwriter',
        ['first-of-kinds', 'second-of-kinds'],
        'the same for words of a class',
      ],
      [
        'ownKind',
        'Kestonia stylite',
        ['stylite-there', 'second-there'],
        'the same for those of a country',
      ],
      [
        'names',
        'gingko fig elder doum cedar birch alder',
        ['seven-words', 'seven-in-prose'],
        'seven words of names before prose',
      ],
      ['hymnPhrase', 'Всех скудных кормителя', ['sung-of'], 'the first words of a hymn'],
      ['hymnPhrase', 'Всех скудных', ['sung-of'], 'two words of it in the original'],
      ['hymnPhrase', 'обидимых предстателя', ['sung-of'], 'words in the midst of the original'],
      [
        'sungOriginal',
        'vsekh skudnykh kormitelya obidimykh predstatelya strannykh zorvin',
        ['sung-of'],
        'seven words of the original, but for one',
      ],
      ['original', 'vsekh skudnyh kormitelya', ['sung-of'], 'the original in Latin letters'],
      ['mostOfOriginal', 'vseh skudnyh kormitelya zorvin', ['sung-of'], 'most words of it'],
      [
        'sung',
        'the troparion that tells of an ouzel, a valley, a pelican and a moor',
        ['sung-of'],
        'what a hymn is said to say',
      ],
      ['hymnPhrase', 'valley rejoiced at pelican', ['sung-of'], 'a hymn in English'],
      ['sung', 'thou ouzel of the dale, rejoice at a pelican', ['sung-of'], 'one in other words'],
      [
        'hymn',
        'ouzel, valley, pelican, curlew, moor, heard, brant, crake',
        ['sung-of'],
        'five words of eight before a life',
      ],
      [
        'sung',
        'ouzel of the valley, pelican and curlew heard and rejoiced, it helps travelers',
        ['sung-of', 'of-four'],
        'a hymn that names a need before its patrons',
      ],
      [
        'patronOfEvery',
        'patron saint of travelers, lost objects and bread',
        ['of-four', 'of-one'],
        'the patron of all three topics',
      ],
      [
        'patronOfEvery',
        'patron saint of lost objects and of bread in Harl',
        ['of-four', 'of-one'],
        'the patron of both topics, whatever else is asked',
      ],
      [
        'patronOfFirst',
        'patron saint of stoves in Harl',
        ['cook-of-harl', 'of-four'],
        'of patrons, the one who has the other words',
      ],
      ['patronOfFirst', 'our oven broke, stoves in Harl', ['cook-of-harl'], 'for a trouble told'],
      [
        'patronOfFirst',
        'my whisk and my ladle',
        ['of-four', 'cook-of-harl'],
        'for a trouble without a known phrase',
      ],
      [
        'someWords',
        'whisk and ladle',
        ['of-four', 'cook-of-harl'],
        'patrons of the topic that the words point to, though nobody asks for one',
      ],
      [
        'patronOfFirst',
        'patron saint of travelers, lost objects, stoves and bread',
        ['of-four', 'of-one'],
        'whoever is patron of more of a longer list',
      ],
    ])('by %s, %j begins with %j: %s', async (band, text, expected) => {
      expect((await slugs(text)).slice(0, expected.length)).toEqual(expected);
      expect(await bandOf(text)).toBe(band);
    });
  });

  it('says that a patron is found by patronage, though nobody asks for one', async () => {
    const { items } = await catalogue().search({ text: 'whisk and ladle', limit: 1 });
    expect(items).toMatchObject([{ matched: 'patronage' }]);
  });

  it('shows which hymn is found', async () => {
    const { items } = await catalogue().search({ text: 'valley rejoiced at pelican', limit: 1 });
    const highlight =
      'Troparion: The ouzel of the <em>valley</em> <em>rejoiced</em> at <em>pelican</em>, and a curlew heard.';
    expect(items).toMatchObject([{ matched: 'hymn', highlight }]);
  });

  it.each([
    ['curlew', ['sung-of']],
    ['rejoiced curlew', ['sung-of']],
    ['tansy yarrow', ['shares-it-and-more', 'shares-a-hymn']],
    ['heard pelican zorvin', []],
    ['vesperio dolmat', []],
  ])('has only hymns for %j, if those are asked for', async (text, expected) => {
    const { items } = await catalogue().search({ text, limit: 50, seeksHymn: true });
    expect(items.map((hit) => toSuggestion(hit).slug)).toEqual(expected);
    for (const { matched, highlight } of items) {
      expect(matched).toBe('hymn');
      expect(highlight).toMatch(/^(Troparion|Kontakion): .*<em>/);
    }
  });

  describe('the prose score', () => {
    /** A word that nothing has, so that no band is reached. */
    const nowhere = 'qqxzz';

    it('weighs where a word is found', async () => {
      const expected = places.map((_, index) => slugOfPlace(index));
      expect(await slugs(`${nowhere} velkor`)).toEqual(expected);
    });

    it('finds nothing by a word that only sounds like a name', async () => {
      expect(await slugs(`${nowhere} turnnstone`)).toEqual([]);
    });

    it('finds words of the same meaning after the word itself, and marks them', async () => {
      const { items } = await catalogue().search({ text: `${nowhere} whinchats`, limit: 5 });
      expect(items.map((hit) => [toSuggestion(hit).slug, hit.highlight])).toEqual([
        ['whinchat-told', 'The <em>whinchat</em> sang.'],
        ['stonechat-known', 'The <em>stonechats</em> sang.'],
      ]);
    });

    it('prefers a name to prose for what is marked as a name', async () => {
      const first = async (text: string) => (await slugs(`${nowhere} ${text}`))[0];
      expect(await first('turnstone')).toBe('turnstone-told');
      expect(await first('Saint Turnstone')).toBe('turnstone-named');
    });

    it.each([
      ['brook meadow willow heron', /^common/, 'three common words before one that is rarer'],
      ['teal wigeon smew brook', /^all-but-one/, 'of many words, where they are before how many'],
      ['teal wigeon brook', /^all-by-chance/, 'of few, all before some'],
      ['brook meadow kestrel', /^kestrel/, 'one rare word before two common ones'],
      [`${nowhere} linnet`, /^linnet-known/, 'renown before a slightly shorter life'],
      [`mother of John ${nowhere}`, /^told-of-john/, 'who is asked for before who is named'],
      [`${nowhere} siskin`, /^siskin-often/, 'more mentions before fewer'],
      ['siskin', /^siskin-often/, 'the same where every word is found'],
      ['zorban dulmak', /^stems-of-title/, 'every word before some, a title’s in any form'],
      [`${nowhere} dunlin`, /^dunlin-named/, 'a name before renown'],
      [`${nowhere} godwit stoves`, /^godwit-cook/, 'a patron of what is named'],
      [`${nowhere} whimbrel queens`, /^whimbrel-queen/, 'a station that is named'],
    ])('puts for %j first %s: %s', async (text, first) => {
      expect((await slugs(text))[0]).toMatch(first);
    });
  });

  describe('the ranking of suggestions', () => {
    it.each([
      ['kest', ['kestonia', 'kestor'], 'a country before a saint'],
      ['brast', ['typed-whole', 'typed-further'], 'the whole name before more of one'],
      ['zelm', ['typed-start', 'typed-longer'], 'whole words before a longer one'],
      ['brux', ['typed-name', 'typed-other'], 'the name before another'],
      ['clov', ['typed-other-start', 'typed-inside'], 'how another name begins before a phrase'],
      ['dorin ka', ['typed-phrase', 'typed-apart'], 'a phrase before words in any order'],
      ['marun the', ['typed-article', 'typed-without'], 'a word begun before an article'],
      ['zorvin the', ['article-known', 'article-begun'], 'unless that is much better known'],
      ['zorvin o', ['article-known', 'article-begun'], 'an article that is itself begun'],
    ])('of %j begins with %j: %s', async (text, expected) => {
      const found = await catalogue().suggest({ text, limit: 8 });
      expect(found.map(({ slug }) => slug).slice(0, 2)).toEqual(expected);
    });
  });
}
