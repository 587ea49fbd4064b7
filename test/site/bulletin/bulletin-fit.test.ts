import { describe, expect, it } from 'vitest';
import type { Bulletin } from '../../../src/api/operations/bulletin.js';
import { fitted } from '../../../src/site/bulletin/bulletin-fit.js';

const reading = (service: string, letters: number) => ({
  service,
  kind: service === 'vespers' ? 'ot' : 'gospel',
  text: letters === 0 ? null : [{ text: 'a'.repeat(letters) }],
});

const verses = { prokeimena: [], alleluia: [], insteadOfAlleluia: null, communion: [] };
const chosen = (
  readings: object[],
  lives: readonly number[] = [],
  hymns: string[] = [],
  communion: object[] = [],
) => {
  const saints = lives.map((letters) => ({ feastTitle: 'Saint', shortBio: 'a'.repeat(letters) }));
  const troparia = hymns.map((html) => ({ html }));
  const { lives: count, withText } = fitted({
    day: { readings },
    service: { ...verses, troparia, kontakia: [], communion },
    saints,
  } as unknown as Bulletin);
  return { lives: count, withText: [...withText].map((each) => readings.indexOf(each)) };
};

describe('what fits on two sides', () => {
  it('is everything on a usual day, but eight lives at most', () => {
    const readings = [reading('matins', 900), reading('liturgy', 900), reading('liturgy', 0)];
    expect(chosen(readings, Array(3).fill(500))).toEqual({ lives: 3, withText: [1, 0] });
    expect(chosen(readings, Array(12).fill(100))).toMatchObject({ lives: 8 });
  });

  it('gives up lives first, but the first one', () => {
    const readings = [
      reading('vespers', 2_000),
      reading('matins', 2_000),
      reading('liturgy', 2_000),
    ];
    expect(chosen(readings, Array(9).fill(900))).toEqual({ lives: 2, withText: [2, 1, 0] });
    const hymn = Array(14).fill('a').join('<br>');
    expect(chosen(readings, Array(9).fill(900), [hymn])).toMatchObject({ lives: 1 });
    const words = { of: 'Sunday', mode: null, verses: [{ text: 'a'.repeat(700) }] };
    expect(chosen(readings, Array(9).fill(900), [], [words])).toMatchObject({ lives: 1 });
  });

  it('prints no reading of the Liturgy after one that has no room', () => {
    const readings = [
      reading('liturgy', 5_000),
      reading('liturgy', 5_000),
      reading('liturgy', 300),
    ];
    expect(chosen(readings).withText).toEqual([0]);
  });

  it('prints none of more than four readings of a kind at one service', () => {
    const matins = (count: number) => Array.from({ length: count }, () => reading('matins', 100));
    expect(chosen(matins(4)).withText).toHaveLength(4);
    expect(chosen(matins(5)).withText).toEqual([]);
  });

  it('gives up the words of other readings before those of the Liturgy', () => {
    const long = [reading('vespers', 4_000), reading('matins', 1_000), reading('liturgy', 4_500)];
    expect(chosen(long, [900, 900])).toEqual({ lives: 2, withText: [2, 1] });
    expect(chosen([reading('liturgy', 10_000)], [900, 900])).toEqual({ lives: 2, withText: [] });
  });
});
