import { expect, test } from 'vitest';
import { corpusPages } from '../../support/pages.js';

const { read } = await corpusPages();

test('a guest reads what happens, who receives Communion, and what to say', async () => {
  const { html, text } = await read('/guests');
  const occasions = ['church', 'communion', 'pascha', 'baptism', 'wedding', 'funeral', 'slava'];
  for (const id of [...occasions, 'name-day']) expect(html).toContain(`<section id="${id}">`);
  expect(text).toContain('Who receives itOrthodox Christians who have prepared for it');
  expect(text).toContain('It is not Communion, and most parishes offer it to guests too');
  for (const greeting of ['Truly He is risen', 'Memory eternal', 'Many years', 'Srećna slava']) {
    expect(text).toContain(greeting);
  }
});

test('they link what is eaten in fasts and the days after a death', async () => {
  const { hrefs } = await read('/guests');
  expect(hrefs).toContain('/kinds#food');
  expect(hrefs).toContain('/calendar/memorials/2027#after-death');
});

test.each(['/', '/saints/nicholas-of-myra'])('every page such as %s leads there', async (path) => {
  expect((await read(path)).hrefs).toContain('/guests');
});

test('the page of Pascha invites no guest to Communion', async () => {
  const { text } = await read('/feasts/pascha');
  expect(text).toContain('bids all the faithful rejoice together');
  expect(text).not.toContain('calls to the table');
});
