import { describe, expect, test } from 'vitest';
import { coordinatesOf, type DayCoordinates } from '../../../src/calendar/coordinates.js';
import { annunciationKeysOn, eveKeysOn } from '../../../src/calendar/lectionary/eves.js';
import { type Weekday, weekdays } from '../../../src/calendar/reckoning.js';
import { anchorsOn, displacesCycle } from '../../../src/calendar/slavic/anchors.js';

const year = 2026;

/** A day of the Menaion, written as one number, on any weekday and at any place of the cycle. */
function dayOf(monthDay: number, weekday: Weekday, offset = 200): DayCoordinates {
  const menaion = { year, month: Math.floor(monthDay / 100), day: monthDay % 100 };
  return { ...coordinatesOf(menaion, 'gregorian'), menaion, weekday, offset };
}

describe('the readings tied to a date', () => {
  const none: readonly string[] = [];

  test.each([
    [12_31, 'saturday', ['saturday-after-nativity', 'saturday-before-theophany'], none],
    [12_30, 'sunday', ['sunday-after-nativity'], none],
    [12_31, 'sunday', ['sunday-after-nativity'], none],
    [1_01, 'sunday', ['sunday-before-theophany'], none],
    [1_01, 'monday', ['sunday-before-theophany'], none],
    [1_01, 'tuesday', ['sunday-before-theophany'], none],
    [1_01, 'wednesday', none, none],
    [1_02, 'monday', none, none],
    [9_08, 'saturday', none, none],
    [9_08, 'sunday', ['sunday-before-exaltation'], none],
    [9_09, 'saturday', ['saturday-before-exaltation'], none],
    [9_12, 'thursday', none, none],
    [9_13, 'thursday', ['saturday-before-exaltation'], none],
    [9_13, 'friday', none, none],
    [9_20, 'saturday', ['saturday-after-exaltation'], none],
    [12_19, 'sunday', ['sunday-before-nativity'], none],
    [1_10, 'saturday', ['saturday-after-theophany'], none],
    [10_11, 'sunday', none, ['fathers-of-the-seventh-council']],
    [12_20, 'saturday', none, ['saturday-before-nativity']],
    [11_01, 'sunday', none, none],
    [11_02, 'sunday', none, ['sunday-of-the-unmercenaries']],
    [11_03, 'monday', none, none],
    [11_07, 'sunday', none, ['sunday-of-the-unmercenaries']],
    [11_08, 'sunday', none, none],
  ] as const)('on %d, a %s, are %j and %j', (monthDay, weekday, chief, lesser) => {
    expect(anchorsOn(dayOf(monthDay, weekday))).toEqual({ chief, lesser });
  });
});

describe('the readings of the cycle', () => {
  test.each([
    [12_25, ['wednesday']],
    [12_26, ['wednesday']],
    [1_06, ['wednesday']],
    [12_24, ['saturday', 'sunday']],
    [1_05, ['saturday', 'sunday']],
    [1_07, ['saturday', 'sunday']],
    [8_06, ['sunday']],
    [9_14, ['sunday']],
    [9_15, []],
  ] as const)('are omitted on %d if it is one of %j', (monthDay, expected) => {
    const asked = expected.length === 1 && expected[0] === 'wednesday' ? expected : weekdays;
    const omitted = asked.filter((weekday) => displacesCycle(dayOf(monthDay, weekday), []));
    expect(omitted.toSorted()).toEqual(expected.toSorted());
  });

  test('are omitted on the Annunciation only if it is a Saturday before Lazarus Saturday', () => {
    const isOmitted = (weekday: Weekday, offset: number) =>
      displacesCycle(dayOf(3_25, weekday, offset), []);
    expect(weekdays.filter((weekday) => isOmitted(weekday, -22))).toEqual(['saturday']);
    expect([-15, -8, 6].map((offset) => isOmitted('saturday', offset))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are omitted around the Nativity and Theophany, but not around the Exaltation', () => {
    const chief = [
      ...['saturday-before-exaltation', 'sunday-before-exaltation', 'saturday-after-exaltation'],
      ...['sunday-after-exaltation', 'sunday-of-the-forefathers', 'sunday-before-nativity'],
      ...['saturday-after-nativity', 'sunday-after-nativity', 'saturday-before-theophany'],
      ...['sunday-before-theophany', 'saturday-after-theophany', 'sunday-after-theophany'],
    ];
    const ordinary = dayOf(12_28, 'sunday');
    expect(chief.filter((key) => displacesCycle(ordinary, [key]))).toEqual([
      ...['sunday-of-the-forefathers', 'sunday-before-nativity', 'sunday-after-nativity'],
      ...['saturday-before-theophany', 'sunday-before-theophany', 'sunday-after-theophany'],
    ]);
  });

  test('are always read on the Sundays of Zacchaeus and of the Publican', () => {
    const isOmitted = (offset: number) =>
      displacesCycle(dayOf(1_12, 'sunday', offset), ['sunday-after-theophany']);
    expect([-77, -70, -63, 70, 77].map(isOmitted)).toEqual([false, false, true, true, true]);
  });
});

describe('the eve', () => {
  test.each([
    ['nativity', 12_24],
    ['theophany', 1_05],
  ])('of %s has royal hours, on the Friday before if it is at a weekend', (feast, eve) => {
    const keysOn = (daysBefore: number) =>
      weekdays.map((weekday) => eveKeysOn(dayOf(eve - daysBefore, weekday)));
    const atWeekend = [`eve-of-${feast}-weekend`];
    const onWeekday = [`eve-of-${feast}`, `royal-eve-of-${feast}`];
    const workdays = Array.from({ length: 5 }, () => onWeekday);
    expect(keysOn(0)).toEqual([atWeekend, ...workdays, atWeekend]);
    const onFriday = [[], [], [], [], [], [`royal-eve-of-${feast}`], []];
    expect(keysOn(1)).toEqual(onFriday);
    expect(keysOn(2)).toEqual(onFriday);
    expect(keysOn(3).flat()).toEqual([]);
  });

  test('of the Annunciation and its day have vespers by the weekday', () => {
    const keysOn = (monthDay: number) =>
      weekdays.map((weekday) => annunciationKeysOn(dayOf(monthDay, weekday, -20)));
    const [eve, day] = [['annunciation-eve'], ['annunciation-day']];
    const both = [...eve, ...day];
    expect(keysOn(3_24)).toEqual([[], eve, eve, eve, eve, both, []]);
    expect(keysOn(3_25)).toEqual([both, both, day, day, day, day, []]);
    expect([...keysOn(3_23), ...keysOn(3_26)].flat()).toEqual([]);
  });
});
