import { describe, expect, it } from 'vitest';
import { createHighlighter } from '../../src/search/highlight.js';
import { planQuery } from '../../src/search/plan/query-plan.js';
import { fold } from '../../src/search/text/fold.js';
import { isNoise } from '../../src/search/text/noise.js';
import { vocabularyOf } from '../support/records/builders.js';
import { corpus } from '../support/records/corpus.js';

const none = vocabularyOf();
const shown = (query: string, ...texts: string[]) =>
  createHighlighter(planQuery(query, none))(texts);

describe('the highlight of a text', () => {
  it.each([
    ['a word', 'poor', 'He fed the poor.', 'He fed the <em>poor</em>.'],
    ['another form', 'feeding', 'He feeds them.', 'He <em>feeds</em> them.'],
    [
      'a form with another initial',
      'eating',
      'They ate, and all ate.',
      'They <em>ate</em>, and all <em>ate</em>.',
    ],
    ['every match', 'bread', 'Bread, bread!', '<em>Bread</em>, <em>bread</em>!'],
    ['accents', 'sava', 'Savă came.', '<em>Savă</em> came.'],
    ['Cyrillic', 'Савва', 'Sava, Савва.', 'Sava, <em>Савва</em>.'],
    [
      'what the mark is on',
      'cafe',
      'A café, a cafe\u0301.',
      'A <em>café</em>, a <em>cafe\u0301</em>.',
    ],
    ['a foreign first letter', 'aethel', 'Æthel came.', '<em>Æthel</em> came.'],
    [
      'what an apostrophe is in',
      'obrien',
      "O’Brien, O'Brien.",
      "<em>O’Brien</em>, <em>O'Brien</em>.",
    ],
    ['what is quoted', 'poor', "The 'poor'.", "The '<em>poor'</em>."],
    ['letters beyond the plane', '𐤀𐤁', 'On 𐤀𐤁 and 🙂.', 'On <em>𐤀𐤁</em> and 🙂.'],
    [
      'no part of a word',
      'poor',
      'The poorhouse, and the poor.',
      'The poorhouse, and the <em>poor</em>.',
    ],
    ['no noise', 'the poor', 'The poor.', 'The <em>poor</em>.'],
    ['markup as text', 'b', '<b> & b', '&lt;<em>b</em>&gt; &amp; <em>b</em>'],
    [
      'markup around',
      'salt',
      '<i>Salt & "light"</i>',
      '&lt;i&gt;<em>Salt</em> &amp; &quot;light&quot;&lt;/i&gt;',
    ],
    ['nothing', 'poor', 'He fasted.', null],
    ['nothing for no word', '!', 'He fasted.', null],
  ])('marks %s', (_, query, text, html) => {
    expect(shown(query, text)).toBe(html);
  });

  it('marks every requested word of the lives', async () => {
    const { items } = await (await corpus()).saints({ limit: 1000 });
    const words = new Set<string>();
    for (const { slug, shortBio } of items) {
      const text = `${shortBio} ${(await (await corpus()).saint(slug))?.biography}`;
      for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) words.add(word);
    }
    expect(words.size).toBeGreaterThan(5000);
    const asked = [...words].filter((word) => !isNoise(fold(word)));
    expect(asked.filter((word) => shown(word, `to ${word}.`) !== `to <em>${word}</em>.`)).toEqual(
      [],
    );
  }, 60_000);

  it('takes the text with the most words of the query', () => {
    const texts = ['The sea, the sea.', 'A storm at sea.', 'A stormy sea.'];
    expect(shown('storm sea', ...texts)).toBe('A <em>storm</em> at <em>sea</em>.');
    expect(shown('storm')).toBeNull();
  });

  describe('that is long', () => {
    const filler = 'He lived in peace and quiet. '.repeat(20);

    it.each([
      ['storm sails', `A storm came. ${filler}The storm tore the sails. ${filler}Sails.`],
      ['storm sails mast', `The storm tore the sails. ${filler}The mast broke. ${filler}`],
    ])('is the excerpt with the most words of %j', (query, text) => {
      expect(shown(query, text)).toMatch(
        /^(?:…[^<]*)?The <em>storm<\/em> tore the <em>sails<\/em>\.[^<]*…$/,
      );
    });

    it('is the first of equal excerpts', () => {
      const text = `A storm came. ${filler}The storm went. ${filler}`;
      expect(shown('storm', text)).toMatch(/^A <em>storm<\/em> came\. He/);
    });

    it.each([
      ['whole at 240 characters', 240, /^He .*<em>storm<\/em>$/],
      ['in part at 241', 241, /^….*<em>storm<\/em>$/],
    ])('is shown %s', (_, length, expected) => {
      expect(shown('storm', `${filler.slice(0, length - 6)} storm`)).toMatch(expected);
    });

    it.each([
      ['a word at the 40th character', 40, /^He lived/],
      ['a word after it', 41, /^…lived/],
    ])('goes back from %s to where a word begins', (_, at, expected) => {
      const lead = `He lived ${'x'.repeat(at - 10)} `;
      expect(shown('storm', `${lead}storm came. ${filler}`)).toMatch(expected);
    });

    it('ends with the text if that has no more than fits', () => {
      const text = `${'x'.repeat(100)} storm`;
      const rest = (length: number) => `${text} ${'He prayed. '.repeat(40).slice(0, length)}`;
      const from = text.indexOf(' storm') + 1;
      const full = rest(240 - (text.length + 1 - from));
      expect(shown('storm', full)).toBe(`…<em>storm</em>${full.slice(text.length)}`);
    });

    it.each([
      ['a long one joined to it', `${filler}${'x'.repeat(60)}—storm came. ${filler}`],
      ['a longer one joined to it', `${'x'.repeat(250)}—storm came. ${filler}`],
      ['a longer one on either side', `${'x'.repeat(250)}—storm—${'x'.repeat(250)}`],
      ['no space anywhere', `storm—${'😀'.repeat(250)}`],
    ])('shows the word, with %s', (_, text) => {
      const html = shown('storm', text) ?? '';
      expect(html).toMatch(/^…?<em>storm<\/em>.*…$/);
      expect(html.length).toBeLessThan(260);
    });

    it('begins and ends where words do', () => {
      const html = shown('storm', `${filler}A storm came. ${filler}`) ?? '';
      const piece = html.replaceAll(/<\/?em>|…/g, '');
      expect(`${filler}A storm came. ${filler}`.split(' ')).toEqual(
        expect.arrayContaining(piece.trim().split(' ')),
      );
      expect(piece.length).toBeLessThanOrEqual(240);
    });

    it.each([
      ['the beginning', `Storm. ${filler}`, /^<em>Storm<\/em>\. He .*…$/],
      ['the end', `${filler}Storm.`, /^….* <em>Storm<\/em>\.$/],
    ])('shows %s without a gap', (_, text, expected) => {
      expect(shown('storm', text)).toMatch(expected);
    });
  });
});
