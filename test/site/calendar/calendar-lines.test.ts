/** What a day keeps, in the few words of a wall calendar. */
import { describe, expect, test } from 'vitest';
import { feastLines, saintLines, shortTitle } from '../../../src/site/calendar/calendar-lines.js';

const icon = { key: 'icon', title: 'Kupyatichi Icon of the Mother of God', rank: 'feast' } as const;
const nativity = { key: 'nativity', title: 'The Nativity of Our Lord', rank: 'great' } as const;
const synaxis = {
  key: 'synaxis',
  title: 'Synaxis of the Archangel Michael',
  rank: 'feast',
} as const;

const aDay = {
  ...{ weekday: 'sunday', title: 'Twenty-fourth Sunday after Pentecost' },
  ...{ feasts: [], movableFeasts: [], saints: [] },
};

const linesOf = (day: Parameters<typeof feastLines>[0]) =>
  feastLines(day).map(({ title, isRed }) => `${title}${isRed ? ' (red)' : ''}`);

describe('the lines of a day', () => {
  test('begin with the Sunday, in red; an icon is black', () => {
    expect(linesOf({ ...aDay, feasts: [icon] })).toEqual([`${aDay.title} (red)`, icon.title]);
  });

  test('begin with the Sunday even before a great feast', () => {
    expect(linesOf({ ...aDay, feasts: [nativity] })).toEqual([
      `${aDay.title} (red)`,
      `${nativity.title} (red)`,
    ]);
  });

  test('have the greatest feast first', () => {
    expect(linesOf({ ...aDay, weekday: 'monday', feasts: [icon, nativity] })).toEqual([
      `${nativity.title} (red)`,
      icon.title,
    ]);
  });

  test('name a Sunday that has a name of its own by it, once', () => {
    const forefathers = { key: 'f', title: 'Sunday of the Forefathers', rank: 'sunday' } as const;
    expect(linesOf({ ...aDay, movableFeasts: [forefathers] })).toEqual([
      'Sunday of the Forefathers (red)',
    ]);
  });

  test('have a feast whose saints have a vigil in red, on a weekday too', () => {
    const saint = { name: 'Bodiless Powers', feastTitle: 'The Synaxis of Archangel Michael' };
    const day = { ...aDay, weekday: 'monday', feasts: [synaxis] };
    expect(linesOf({ ...day, saints: [{ ...saint, rank: 4 }] })).toEqual([synaxis.title]);
    expect(linesOf({ ...day, saints: [{ ...saint, rank: 5 }] })).toEqual([
      `${synaxis.title} (red)`,
    ]);
  });
});

test('saints of one title are named together', () => {
  const saints = ['Cyrus', 'John'].map((name) => ({ name, feastTitle: 'Two Martyrs', rank: 1 }));
  expect(saintLines({ ...aDay, saints }).map(({ name }) => name)).toEqual(['Cyrus and John']);
});

test.each([
  ['The Annunciation to Our Most Holy Lady the Theotokos', 'The Annunciation to the Theotokos', 0],
  ['Sunday of Saint Gregory Palamas', 'Second Sunday of Lent, Saint Gregory Palamas', 0],
  ['Synaxis of the Archangel Gabriel', 'Second Synaxis of the Archangel Gabriel', 0],
  ['Holy New Martyr John of Konitsa', 'The Conception of the Forerunner John', 1],
  ['Tamar, Queen of Georgia, on the Sunday of the Women', 'Sunday of the Women', 1],
])('%s, on %s', (feastTitle, title, left) => {
  const saints = [{ name: 'A Saint', feastTitle, rank: 1 }];
  const feasts = [{ key: 'feast', title, rank: 'feast' as const }];
  expect(saintLines({ ...aDay, feasts, saints })).toHaveLength(left);
});

test.each([
  [
    'George the Trophy-bearer',
    'Dedication of the Church of the Great-Martyr George at Lydda',
    'Dedication of the Church of St George at Lydda',
  ],
  [
    'Clement of Rome',
    'Holy Hieromartyr Clement, Pope of Rome',
    'Hieromartyr Clement, Pope of Rome',
  ],
  [
    'Nectarius of Aegina',
    'Saint Nectarius the Wonderworker, Metropolitan of Pentapolis',
    'St Nectarius of Aegina',
  ],
  ['Philip', 'Holy and All-praised Apostle Philip', 'Apostle Philip'],
  [
    'Daniel the Prophet and Three Holy Youths',
    'Holy Prophet Daniel and the Three Holy Youths, Ananias, Azarias and Misael',
    'Daniel the Prophet and Three Holy Youths',
  ],
  [
    'Acindynus and Companions',
    'Holy Martyrs Acindynus, Pegasius, Aphthonius, and those with them',
    'Martyrs Acindynus and Companions',
  ],
])('%s, kept as %s, is in few words %s', (name, feastTitle, short) => {
  expect(shortTitle({ name, feastTitle })).toBe(short);
});
