import { describe, expect, test } from 'vitest';
import { corpusPages } from '../../support/pages.js';

const service = await corpusPages();

describe('saints side by side', () => {
  test('by slugs, each a column', async () => {
    const { html, text } = await service.read(
      '/compare?saints=basil-the-great,gregory-the-theologian',
    );
    expect(html).toMatch(/<th scope="col">Basil the Great<\/th><th scope="col">Gregory the/);
    expect(html).toContain('value="Basil the Great, Gregory the Theologian"');
    expect(text).toContain('Kept (New Calendar)1 January');
    expect(html).toContain('Sibling: <a href="/saints/gregory-of-nyssa">Gregory of Nyssa</a>');
  });

  test('by names in any spelling, each saint once, and who is not found is named', async () => {
    const { html, text } = await service.read(
      '/compare?saints=Basil the Great, Vasily Veliki,xqzvkw',
    );
    expect(html.match(/<th scope="col">Basil the Great/g)).toHaveLength(1);
    expect(text).toContain('Nobody was found for “xqzvkw”');
  });

  test('of a name that several have, the others are offered', async () => {
    const { text, html } = await service.read('/compare?saints=basil the great,John');
    expect(text).toMatch(/“John” may also mean /);
    expect(html).toMatch(/href="\/compare\?saints=basil%20the%20great,john-[a-z-]+"/);
    expect(text).not.toContain('“basil the great” may');
  });

  test.each(['/saints', '/search?q=John', '/saints/basil-the-great'])(
    'are reached from %s',
    async (path) => {
      expect((await service.read(path)).html).toMatch(/(?:href|action)="\/compare[?"]/);
    },
  );

  test.each([
    [
      'Compare Basil the Great with  Gregory the Theologian',
      '/compare?saints=Basil%20the%20Great,Gregory%20the%20Theologian',
    ],
    ['compare Nicholas, Spyridon', '/compare?saints=Nicholas,Spyridon'],
  ])('“%s” is offered by a search', async (text, url) => {
    expect((await service.read(`/search?q=${encodeURIComponent(text)}`)).hrefs).toContain(url);
  });

  test.each([
    'compare greek and russian calendar',
    'compare old and new calendar',
    'compare Basil the Great and xqzvkw',
    'compare fish and bread',
  ])('“%s” names no two saints', async (text) => {
    const { hrefs } = await service.read(`/search?q=${encodeURIComponent(text)}`);
    const found = hrefs.filter((href) => href.startsWith('/compare?'));
    // The first saints that are found, by their slugs.
    expect(found.filter((href) => /%20|fish|bread|calendar/.test(href))).toEqual([]);
  });

  test('four at most', async () => {
    const names = ['Basil the Great', 'Nicholas', 'George', 'Anna', 'Sergius'];
    const { html } = await service.read(`/compare?saints=${names.join()}`);
    expect(html.match(/<th scope="col">/g)).toHaveLength(1 + 4);
  });
});
