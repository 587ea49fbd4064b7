import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fixedGreatFeasts, greatFeastKeys } from '../../../src/calendar/feasts/great-feasts.js';
import { movableFeastKeys, paschalOffsetOf } from '../../../src/calendar/feasts/movable-feasts.js';
import { formatMonthDay, twoDigits } from '../../../src/calendar/reckoning.js';

/** Files of a fixture folder by their paths; null for one that is not there. */
export type FixtureFiles = Readonly<Record<string, string | null>>;

/** As long as a description must be at least; each feast has its own. */
export const feastDescription = (key: string) =>
  `The Church remembers on this day, ${key}, what the Lord did for the life of the world. It is told in the gospel of the liturgy, and sung in the hymns of the eve, which recall the prophets and what they saw from afar. In villages by the sea the boats stay in harbour; in the hills the bells are rung before dawn, and bread is blessed for all who come.`;

/** The first four lines of a feast. */
export const feastWords = (key: string, rank: string) => `- key: ${key}
  title: The ${key}
  rank: ${rank}
  description: ${feastDescription(key)}
`;

/** A file for each month that has a great feast. */
const fixedFeasts: Record<string, string> = {};
for (const { key, month, day } of fixedGreatFeasts) {
  const path = `feasts/fixed/${twoDigits(month)}.yaml`;
  const date = formatMonthDay({ month, day });
  const entry = `${feastWords(key, 'great')}  date: ${date}\n`;
  fixedFeasts[path] = (fixedFeasts[path] ?? '') + entry;
}

const movableFeasts = (isOfFile: (offset: number | null) => boolean) =>
  movableFeastKeys
    .filter((key) => isOfFile(paschalOffsetOf(key)))
    .map((key) => feastWords(key, greatFeastKeys.has(key) ? 'great' : 'feast'))
    .join('');

const biography = `Nicholas was born at Patara, a harbour of Lycia, and came to be chosen bishop of Myra by the first light of a morning. Three daughters of a ruined neighbour were saved from shame when gold fell in at their window by night, and nobody was to know whose it had been. He was jailed under Diocletian, let out under Constantine, and stopped the sword of the headsman with his own hand. Sailors call upon him in every storm, for he came to those who drowned off the coast while he was yet alive and far away in his city. He died about 343, full of days.
`;

/** A saint's file that has no mistake: 19 lines, the biography the last. */
export const nicholas = `name: Nicholas of Myra
shortBio: Archbishop of Myra in Lycia, defender of the poor and of those unjustly condemned, and the helper of all who are in danger at sea.
country: turkey
categories: [hierarch, wonderworker]
alternateNames:
  - Nikolaos
  - Santa Claus
patronage: [sailors]
commemorations:
  - title: Saint Nicholas the Wonderworker
    date: 12-06
    rank: 3
  - title: Translation of the Relics of Saint Nicholas
    date: 05-09
    rank: 4
hymns:
  class: hierarch
  name: Nicholas
biography: ${biography}`;

/** Another saint, to stand beside Nicholas. */
export const spyridon = nicholas
  .replace(
    biography,
    `Spyridon kept sheep in the hills of Cyprus before he was made bishop of Trimythous, and he kept them afterwards, with the same staff in the same hand. At the council he took up a brick, and fire rose from it, water ran down, and clay was left in his palm, for it had been one brick, he said, and three. To the poor he lent corn and gold out of his own store, and let each put back what he had borrowed with nobody to look on. In a drought he prayed, and there was rain. He reposed in the year of the Lord three hundred and forty-eight, with his flock about him.\n`,
  )
  .replaceAll('Nicholas', 'Spyridon')
  .replace('Archbishop of Myra in Lycia', 'Bishop of Trimythous in Cyprus')
  .replace('Nikolaos', 'Spyridonos')
  .replace('Santa Claus', 'Spyros');

export const turkey = `name: Turkey
isoCode: TR
summary: The land of the seven councils and of the churches to which the Apocalypse was written.
`;

/** A church's file that has no mistake. */
export const phanar = `name: Ecumenical Patriarchate
country: turkey
calendar: gregorian
use: greek
notes: Greek use as the Great Church prints it each year.
sources:
  - title: Typikon of the Great Church
    url: https://example.org/typikon
`;

const commonHymns = `hierarch:
  troparion:
    mode: 4
    incipit: Правило веры и образ кротости
    text: |
      O holy father {name}, rule of faith,
      entreat Christ our God.
  kontakion:
    mode: 2
    incipit: Божественный гром, труба духовная
    text: |
      Thunder of God, holy {name},
      entreat Christ for us all.
`;

/** The smallest folder without a mistake. */
export const soundFixtures: FixtureFiles = {
  'countries/turkey.yaml': turkey,
  'hymns/common.yaml': commonHymns,
  ...fixedFeasts,
  'feasts/movable/triodion.yaml': movableFeasts((offset) => offset !== null && offset < 0),
  'feasts/movable/pentecostarion.yaml': movableFeasts((offset) => offset !== null && offset >= 0),
  'feasts/movable/anchored.yaml': movableFeasts((offset) => offset === null),
  'saints/12/nicholas-of-myra.yaml': nicholas,
};

/** Writes the sound folder with `changes` to a new place. */
export async function writeFixtures(changes: FixtureFiles = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fixtures-'));
  for (const [path, text] of Object.entries({ ...soundFixtures, ...changes })) {
    if (text === null) continue;
    await mkdir(join(directory, dirname(path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  return directory;
}

/** The same for a single test that no other runs beside, removed after it. */
export async function fixturesForTest(changes: FixtureFiles = {}): Promise<string> {
  const directory = await writeFixtures(changes);
  onTestFinished(() => removeFixtures(directory));
  return directory;
}

export const removeFixtures = (directory: string) => rm(directory, { recursive: true });
