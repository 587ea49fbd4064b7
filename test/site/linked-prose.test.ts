import { expect, test } from 'vitest';
import { startPagesForSuite } from '../support/pages.js';

const service = await startPagesForSuite();

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
