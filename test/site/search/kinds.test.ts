import { expect, test } from 'vitest';
import { startPagesForSuite } from '../../support/pages.js';
import { sampleCatalogue } from '../../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

test('each word that is explained has a place of its own', async () => {
  const { html, text } = await service.read('/kinds');
  for (const id of ['axios', 'many-years', 'koliva', 'troparion', 'theotokos']) {
    expect(html).toContain(`<div id="${id}">`);
  }
  expect(text).toContain('Axios“Worthy”, in Greek');
});

test('each kind of saint is explained, and what is eaten on fast days', async () => {
  const { text } = await service.read('/kinds');
  expect(text).toContain('HieromartyrA bishop, priest or deacon who died for Christ');
  expect(text).toContain('What is eaten on fast daysAlways eatenBread, rice, pasta');
});
