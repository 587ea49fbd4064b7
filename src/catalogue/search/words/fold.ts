/** Text → the plain words that both catalogues compare; pure. */
import { inLatinLetters } from './scripts.js';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** Lower case, in Latin letters without marks; anything but letters and digits becomes a space. */
export const fold = (text: string): string => wordsOf(text).join(' ');

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  const words = isPlain.test(text)
    ? text
        .toLowerCase()
        .replace(/['`](?:s\b)?/g, '')
        .match(/[a-z0-9]+/g)
    : inLatin(text)
        .replace(/['’ʼ`](?:s\b)?/gu, '')
        .match(/[\p{L}\p{N}]+/gu);
  return words ?? [];
}

/** Almost all texts are; patterns of ASCII alone are matched several times faster. */
const isPlain = /^[\x20-\x7e\n]*$/;

const inLatin = (text: string) =>
  inLatinLetters(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
  ).replace(special, (letter) => letters[letter] ?? '');

/**
 * Words that carry neither a name nor a topic: articles and the like, question words, and words
 * that are used of every saint.
 */
const noiseWords = [
  'a an and are as at be been but by did do does for from had has have he her hers him his how',
  'i if in into is it its me my no nor not of off on or our out own s she so some t than that the',
  'their them then there these they this those to too up us was we were what when where which',
  'who whom whose why will with would you your am can could cannot should shall about also any',
  'all because came come comes hi hello hey please tell give show find list know want need name',
  'named names called call saint saints st sts ss holy patron patrons patroness',
  'patronal pray prays prayer prayers praying help helps helping intercede intercedes',
  'intercession intercessor protector protectors orthodox orthodoxy feast feasts feastday day',
  'among abp archbp bp met metr archim fr ven mart mtr gt pr ap ev',
  'country countries im ive looking look someone somebody something anyone know think thank thanks thx information please explain describe said says told tells known famous',
]
  .join(' ')
  .split(' ');

/** "Saint" in other tongues, of any gender, number and case, and "most holy" for the Theotokos. */
export const saintsAbroad: ReadonlySet<string> = new Set(
  [
    'agios agia agioi agies agion agiou agias hagios hagia hagioi ayios ayia ayioi svyatoy svyatoi',
    'svyatogo svyataya svyatye svyatykh svyatyi sviatoi sviataia sviatye sveti sveta svetog',
    'svete svetih svety svetaho sv sf sfantul sfanta sfintii sfintei sfintele sfintilor sfinti sfant sfint san santo',
    'santa sant sankt sint sao sainte saintes heilige heiliger heiligen swiety swieta svaty svata',
    'svatych tsminda mar mor surb presvyataya presvyatoy presvyatoi presveta presvete',
    'preasfanta preasfintei sviatii sviatyi sviatogo sviatyye sviatyie sviatykh sviata svyata svyatyy',
    'svyatyj svyatij svyataja swieci qiddis qiddisa alqdys alqdysah alqdysyn surp srbots agioy anba',
    'alanba amba abuna abouna abune otets otac',
    'batyushka batiushka parintele pappoulis papoulis svetac svetica ag agg hl sta ste sto sw',
  ]
    .join(' ')
    .split(' '),
);

/** Articles, prepositions and "and" in the tongues that names are typed in. */
const linksAbroad = new Set(
  [
    'kai ke si et und cel cea al lui din de la del della di du des le les tis tou ton tin iz ot',
    'der das von vom zu zum el',
  ]
    .join(' ')
    .split(' '),
);

const noise: ReadonlySet<string> = new Set([...noiseWords, ...saintsAbroad, ...linksAbroad]);

export const isNoise = (word: string): boolean => word.length === 1 || noise.has(word);

const saintWords = new Set('saint saints st sts ss holy'.split(' '));

/** After these, few texts end but in the middle of a name. */
const beforeNames = new Set(['of', 'the']);

/** Texts of more words are sentences, which may end in a single letter. */
const mostWordsOfNames = 4;
/** "Leo I" is whole. */
const numerals = new Set('ivx');

/**
 * Whether the last word, which is noise, may be the beginning of another: "herman of al", "mary of
 * e", "theodore the st", "john c".
 */
export function mayBeBegun(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (linksAbroad.has(last)) return true;
  if (beforeNames.has(before)) return last.length < 3 || saintsAbroad.has(last);
  return (
    last.length === 1 && !numerals.has(last) && words.length <= mostWordsOfNames && !isNoise(before)
  );
}

/** A text of noise alone without "Saint", if a name is begun after it: "st al", "agia mar", "sveti s". */
export function begunAfterSaint(words: readonly string[]): readonly string[] {
  const isSaint = (word: string) => saintWords.has(word) || saintsAbroad.has(word);
  if (!isSaint(words[0] ?? '') || saintWords.has(words.at(-1) ?? '')) return words;
  return words.filter((word, at) => at === words.length - 1 || !isSaint(word));
}

/** The words that matter for a search; all of them, if all are noise. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text);
  const content = words.filter((word) => !isNoise(word));
  return content.length > 0 ? content : words;
}

/**
 * The content words of a name as one string, for comparing whole names: "Saint Basil the Great" and
 * "basil great" are equal.
 */
export const wholeName = (words: readonly string[]): string => words.join(' ');

/** What the saints of a country are called, for comparing: "greek saints". */
export const saintsOf = (words: readonly string[]): string => `${wholeName(words)} saints`;

/** A patronage topic for comparison: "Lost-Objects" and "lost objects" are equal. */
export const topicKey = (topic: string): string => fold(topic);

/**
 * The keys that find a topic: its own, and those of its parts, so "sailors and seafarers" is found
 * by either word, and "thieves (protection from)" by the first.
 */
export function topicKeys(topic: string): string[] {
  const plain = topic.replace(/\(.*?\)/g, ' ');
  const parts = plain.split(/\s+(?:and|or)\s+|[,/]/);
  return [...new Set([topic, plain, ...parts].map(topicKey))].filter((key) => key !== '');
}
