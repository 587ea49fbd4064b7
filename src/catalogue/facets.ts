/** What saints were, how they died, and what they are to one another. */

/** How a martyr died, or anyone who died in custody. */
export const mannersOfDeath = [
  ...(['arrows', 'beasts', 'beating', 'beheading', 'burning', 'buried-alive', 'camp'] as const),
  ...(['cold', 'crucifixion', 'dismemberment', 'drowning', 'exile', 'hanging', 'labour'] as const),
  ...(['poison', 'prison', 'shooting', 'stabbing', 'starvation', 'stoning', 'strangling'] as const),
  ...(['sword', 'thrown-down', 'torture', 'trampling'] as const),
] as const;
export type MannerOfDeath = (typeof mannersOfDeath)[number];

/** Who persecuted martyrs and confessors, with the years in which they did. */
export const yearsOfPersecutors = {
  romans: [30, 363],
  persians: [220, 1800],
  arians: [325, 600],
  iconoclasts: [715, 850],
  arabs: [632, 1300],
  mongols: [1220, 1500],
  ottomans: [1300, 1923],
  communists: [1917, 1991],
  nazis: [1939, 1945],
} as const satisfies Readonly<Record<string, readonly [from: number, to: number]>>;
export type Persecutor = keyof typeof yearsOfPersecutors;
export const persecutors = Object.keys(yearsOfPersecutors) as Persecutor[];

/** What a saint was in the Church or in the world. */
export const stations = [
  ...(['pope', 'patriarch', 'metropolitan', 'archbishop', 'bishop', 'priest', 'deacon'] as const),
  ...(['deaconess', 'reader', 'abbot', 'abbess', 'monk', 'nun', 'emperor', 'empress'] as const),
  ...([
    'king',
    'queen',
    'prince',
    'princess',
    'judge',
    'official',
    'soldier',
    'physician',
  ] as const),
  ...(['nurse', 'teacher', 'scholar', 'lawyer', 'poet', 'painter', 'actor', 'merchant'] as const),
  ...(['craftsman', 'farmer', 'shepherd', 'fisherman', 'servant', 'slave', 'child'] as const),
  ...(['virgin', 'married', 'couple', 'mother', 'father', 'widow', 'widower', 'convert'] as const),
] as const;
export type Station = (typeof stations)[number];

/** Stations that are kinds of another one: whoever looks for bishops also means patriarchs. */
const kindsOfStation: Readonly<Partial<Record<Station, readonly Station[]>>> = {
  bishop: ['pope', 'patriarch', 'metropolitan', 'archbishop'],
  archbishop: ['pope', 'patriarch', 'metropolitan'],
  monk: ['abbot'],
  nun: ['abbess'],
  married: ['couple', 'widow', 'widower'],
};

/** Stations, and those that they are kinds of. */
export const withBroader = (own: readonly Station[]): readonly Station[] =>
  stations.filter(
    (station) =>
      own.includes(station) || kindsOfStation[station]?.some((kind) => own.includes(kind)),
  );

/** What another saint is to this one; of each pair, the second is the first seen from there. */
const pairs = [
  ['parent', 'child'],
  ['grandparent', 'grandchild'],
  ['godparent', 'godchild'],
  ['teacher', 'pupil'],
  ['founder', 'successor'],
  ['spouse', 'spouse'],
  ['sibling', 'sibling'],
  ['companion', 'companion'],
] as const;
export type Relation = (typeof pairs)[number][number];
export const relations: readonly Relation[] = [...new Set(pairs.flat())];

const inverses = new Map<Relation, Relation>(
  pairs.flatMap(([one, other]): [Relation, Relation][] => [
    [one, other],
    [other, one],
  ]),
);

/** A relation seen from the other side: the pupil of a teacher. */
export const inverseOf = (relation: Relation): Relation => inverses.get(relation) ?? relation;
