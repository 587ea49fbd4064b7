import { expect, test } from 'vitest';
import type { Bulletin } from '../../../src/api/operations/bulletin.js';
import { typeset } from '../../../src/site/words.js';
import { corpusPages } from '../../support/pages.js';

const service = await corpusPages();

test('a bulletin names the saints of polyeleos rank in its head', async () => {
  const { html, text } = await service.read('/bulletin/2026-12-06');
  const [, others = ''] = /<p class="others">(.*?)<\/p>/.exec(html) ?? [];
  expect(others).toBe('Saint Nicholas the Wonderworker, Archbishop of Myra in Lycia');
  expect(text).toContain(`The full lives are at ${new URL(service.url).host}.`);
  // Spyridon has a low rank in Slavic use.
  const greek = await service.page('/bulletin/2026-12-12?use=greek');
  expect(/<p class="others">(.*?)<\/p>/.exec(greek.html)?.[1]).toContain('Spyridon');
});

test('the week ahead of a bulletin calls a Sunday by its place in the cycle first', async () => {
  const week = await service.read('/bulletin/2026-11-01');
  expect(week.text).toContain(
    'Twenty-third Sunday after Pentecost; Synaxis of the Archangel Michael',
  );
});

test('a bulletin names its calendar and use, and leads to the Sundays before and after it', async () => {
  const at = (path: string) => service.read(`/bulletin/${path}`);
  const { text, elements } = await at('2026-12-19?calendar=julian&use=greek&title=St+Nicholas');
  expect(text).toContain('Saturday, 19 December 2026Old Calendar, 6 December · Greek use');
  expect(text).toContain('The texts are in English');
  const asked = '?calendar=julian&use=greek&title=St+Nicholas';
  const hrefOf = (rel: string) =>
    elements.find(({ attributes }) => attributes.rel === `${rel} nofollow`)?.attributes.href;
  expect([hrefOf('prev'), hrefOf('next')]).toEqual([
    `/bulletin/2026-12-13${asked}`,
    `/bulletin/2026-12-20${asked}`,
  ]);
  const forefathers = await at('2026-12-13');
  expect(forefathers.text).toContain('Blessed art thou, O Lord God of our fathers');
  const sunday = await at('2026-12-06?text=kjv');
  expect(sunday.text).toContain('New Calendar · all saints, by Slavic use');
  expect(sunday.hrefs).toContain('/bulletin/2026-11-29?text=kjv');
  expect(sunday.hrefs).toContain('/bulletin/2026-12-06?calendar=julian&text=kjv');
  expect(sunday.hrefs).toContain('/bulletin/2026-12-06?use=greek&text=kjv');
});

test('a bulletin has a sentence on each of its first saints', async () => {
  const { saints } = (await service.ask<Bulletin>('/v1/bulletin/2027-02-14?use=greek')).body;
  const { text } = await service.read('/bulletin/2027-02-14?use=greek');
  expect(text).toContain(typeset(saints[0]?.shortBio ?? '-'));
});

test('a bulletin of Great Friday cites the gospels of the Passion, and whose Vespers has what', async () => {
  const { text } = await service.read('/bulletin/2027-04-30?use=greek');
  expect(text).not.toContain('Matins, Gospel: John');
  expect(text).toMatch(/1 Corinthians 5:6[-–]8[ (]*Lamentations/);
  expect(text).toContain('all their readings are listed on that day');
});

test('a bulletin of Greek use has a cross of equal arms', async () => {
  const crossOf = async (query: string) =>
    /<header><svg class="cross"[^>]*><path d="([^"]+)"/.exec(
      (await service.page(`/bulletin/2026-12-06${query}`)).html,
    )?.[1];
  expect(await crossOf('?use=greek')).toMatch(/^M.+z$/);
  expect(await crossOf('?use=greek')).not.toBe(await crossOf('?use=slavic'));
});

test('a bulletin prints the notes of its day', async () => {
  const { html } = await service.page('/bulletin/2026-12-12?use=greek');
  expect(html).toContain('The Church of Greece permits fish until 17 December.');
  const other = await service.page('/bulletin/2026-12-12?use=slavic');
  expect(other.html).not.toContain('The Church of Greece permits fish');
});
