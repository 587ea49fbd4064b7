/** How a name sounds in whatever spelling: what the spellings of Athanasius or Sergius share. */

/** In order; each rule sees what the ones before it left. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/chr/g, 'kr'],
  [/(?:ich|itch|itsch)$/, 'ic'],
  [/sch|ch|kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ae|oe/g, 'e'],
  [/ou/g, 'u'],
  [/ei|ey|ie(?=[iy]?$)/g, 'i'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/ck|c|q/g, 'k'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)(?:os|us)$/, ''],
];

const minLength = 2;

/** How a folded word sounds, whatever name it may be. */
export function soundOf(word: string): string {
  const sound = spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), word);
  return sound.length < minLength ? word : sound;
}
