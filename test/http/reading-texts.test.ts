/** `text`: a day's readings with their words, in the answer and on the page. */
import { describe, expect, it } from 'vitest';
import type { Day } from '../../src/api/operations/day-shapes.js';
import { startPagesForSuite } from '../support/pages.js';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });
const readingsOf = async (path: string) =>
  (await service.ask<Day>(`/v1/calendar/${path}`)).body.readings;

describe('text=kjv', () => {
  it('adds the verses of each reading, with those of every passage', async () => {
    const readings = await readingsOf('2026-04-12?text=kjv');
    const gospel = readings.find(({ reference }) => reference === 'John 1:1-17');
    expect(gospel?.text).toHaveLength(17);
    expect(gospel?.text?.[0]).toEqual({
      book: 'JHN',
      chapter: 1,
      verse: 1,
      text: 'In the beginning was the Word, and the Word was with God, and the Word was God.',
    });
  });

  it('has null for a book of the Apocrypha', async () => {
    const readings = await readingsOf('2026-12-06?text=kjv');
    const wisdom = readings.find(({ reference }) => reference.startsWith('Wisdom'));
    expect(wisdom?.text).toBeNull();
    expect(readings.filter(({ text }) => text === null)).toEqual([wisdom]);
  });

  it('has it under text=web', async () => {
    const readings = await readingsOf('2026-12-06?text=web');
    const wisdom = readings.find(({ reference }) => reference.startsWith('Wisdom'));
    expect(wisdom?.text?.[0]).toMatchObject({ book: 'WIS', chapter: 4, verse: 7 });
    expect(readings.filter(({ text }) => text === null)).toEqual([]);
  });

  it('is left out unless it is asked for, and otherwise changes nothing', async () => {
    const [plain, full] = [await readingsOf('2026-12-06'), await readingsOf('2026-12-06?text=kjv')];
    expect(plain.every((reading) => !('text' in reading))).toBe(true);
    expect(full.map(({ text: _, ...reading }) => reading)).toEqual(plain);
  });

  it('names a translation that there is not', async () => {
    const { status, body } = await service.ask<ProblemBody>('/v1/calendar/2026-12-06?text=niv');
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain('text');
  });

  it.each(['kjv', 'web'])('is on the page, to which the plain one links (%s)', async (key) => {
    const plain = await service.page('/calendar/2026-04-12?calendar=julian');
    const link = `/calendar/2026-04-12?calendar=julian&text=${key}`;
    expect(plain.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    const { html, text } = await service.read(link);
    expect(text).toContain('In the beginning was the Word, and the Word was with God');
    expect(html).toContain('<details open>');
  });
});
