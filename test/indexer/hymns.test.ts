import { describe, expect, it } from 'vitest';
import { hymnHtml, hymnOf } from '../../indexer/hymns.js';

describe('the HTML of a hymn', () => {
  it.each([
    ['one line', 'Rejoice', '<p>Rejoice</p>'],
    ['lines', 'Rejoice,\nO Bride', '<p>Rejoice,<br>O Bride</p>'],
    ['stanzas', 'One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    ['more than one blank line', 'One\n\n \n\ntwo', '<p>One</p><p>two</p>'],
    ['spaces around lines', '  One  \n  two\n\n', '<p>One<br>two</p>'],
    ['Windows line ends', 'One\r\ntwo\r\n\r\nthree', '<p>One<br>two</p><p>three</p>'],
    ['markup', '<b>A & "B"</b>', '<p>&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;</p>'],
    ['an entity', '&lt;', '<p>&amp;lt;</p>'],
  ])('holds %s', (_, text, html) => {
    expect(hymnHtml(text)).toBe(html);
  });
});

describe('the hymn of a saint', () => {
  const proper = { mode: 4, text: 'His own,\nO Nicholas' };
  const common = {
    hierarch: {
      troparion: { mode: 8, text: 'Holy {name}, pray;\n{name}, watch' },
      kontakion: { mode: 2, text: 'Holy father, pray' },
    },
  };

  it('is the proper one where it is written', () => {
    const hymns = { class: 'hierarch', name: 'Nicholas', troparion: proper };
    expect(hymnOf('troparion', hymns, common)).toEqual({
      mode: 4,
      html: '<p>His own,<br>O Nicholas</p>',
      source: 'proper',
    });
  });

  it('is the common one with the name in it', () => {
    const hymns = { class: 'hierarch', name: 'Nicholas', troparion: proper };
    const kontakion = { mode: 2, html: '<p>Holy father, pray</p>', source: 'common' };
    expect(hymnOf('kontakion', hymns, common)).toEqual(kontakion);
    expect(hymnOf('troparion', { class: 'hierarch', name: 'Basil' }, common)).toEqual({
      mode: 8,
      html: '<p>Holy Basil, pray;<br>Basil, watch</p>',
      source: 'common',
    });
  });

  it('takes the name as it is written', () => {
    const hymns = { class: 'hierarch', name: "$& & <$'>" };
    expect(hymnOf('troparion', hymns, common)?.html).toBe(
      "<p>Holy $&amp; &amp; &lt;$'&gt;, pray;<br>$&amp; &amp; &lt;$'&gt;, watch</p>",
    );
  });

  it.each([
    ['without any hymn', undefined],
    ['of an unknown class', { class: 'martyr', name: 'George' }],
    ['with a class and no name', { class: 'hierarch' }],
    ['with the other hymn alone', { kontakion: proper }],
  ])('is null for a saint %s', (_, hymns) => {
    expect(hymnOf('troparion', hymns, common)).toBeNull();
  });
});
