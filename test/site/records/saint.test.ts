import { expect, test } from 'vitest';
import { corpusPages, readHtml } from '../../support/pages.js';

const service = await corpusPages();

test('a saint’s days name the uses of the calendars that keep them', async () => {
  const { text } = await service.read('/saints/perpetua-and-felicitas');
  expect(text).toMatch(/ and by Antioch; in Slavic and Greek use\./);
});

test('a saint whom uses keep on two days has both in the head', async () => {
  const { html } = await service.page('/saints/catherine-of-alexandria');
  const [head = ''] = html.split('</header>').slice(1);
  expect(readHtml(head).text).toContain('25 November');
  expect(readHtml(head).text).toMatch(/24 November.*\(Slavic use\)/);
});

test('a saint has the hymns of Greek use too', async () => {
  const { text } = await service.read('/saints/catherine-of-alexandria');
  expect(text).toMatch(/Troparion Tone 4.*Troparion in Greek use Tone 5/s);
  expect((await service.read('/saints/paraskeva-of-rome')).text).toContain(
    'Troparion Tone 8, in Greek use 1',
  );
});
