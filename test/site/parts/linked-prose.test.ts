import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Paragraphs } from '../../../src/site/parts/linked-prose.js';
import { corpusPages } from '../../support/pages.js';

const service = await corpusPages();

test('a name in a life is a link, once, where it is somebody related', async () => {
  const { body } = await service.ask<{
    related: { name: string; url: string }[];
    biography: string;
  }>('/v1/saints/anastasius-disciple-of-maximus');
  const { html } = await service.page('/saints/anastasius-disciple-of-maximus');
  const [, life = ''] = html.split('class="life"');
  const [prose = ''] = life.split('</section>');
  const named = body.related.filter(
    ({ name }) => name.includes(' ') && body.biography.includes(name),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const { url } of named) expect(prose.split(`href="${url}"`)).toHaveLength(2);
});

test('only the first place of a whole name is a link, and no single word', () => {
  const text = 'Anna of Kashin knew Anna. Anna of Kashin was a nun.';
  const links = [
    { name: 'Anna', url: '/saints/anna' },
    { name: 'Anna of Kashin', url: '/saints/anna-of-kashin' },
  ];
  expect(renderToString(h(Paragraphs, { text, links }))).toBe(
    '<p><a href="/saints/anna-of-kashin">Anna of Kashin</a> knew Anna. Anna of Kashin was a nun.</p>',
  );
});
