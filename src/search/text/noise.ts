/** Words that say nothing about whom a text names; pure. */
import { wordsOf } from './fold.js';
import { wordSet } from './word-lists.js';

/** Words that hymns in English have and speech has not. */
export const archaic = wordSet('thou thee thy thine ye hath hast doth dost didst wast wert unto');

/**
 * Words that carry neither a name nor a topic: articles and the like, question words, and words
 * that are used of every saint.
 */
const noiseWords = wordSet(
  ...archaic,
  'a an and are as at be been but by did do does for from had has have he her hers him his how',
  'i if in into is it its me my no nor not of off on or our out own s she so some t than that the',
  'their them then there these they this those to too up us was we were what when where which',
  'who whom whose why will with would you your am can could cannot should shall about also any',
  'all because came come comes hi hello hey please tell give show find list know want need name',
  'named names called call patron patrons patroness',
  'patronal pray prays prayer prayers praying help helps helping intercede intercedes',
  'intercession intercessor protector protectors orthodox orthodoxy feast feasts feastday nameday day',
  'among abp archbp bp met metr archim fr ven mart mtr gt pr ap ev',
  'country countries im ive looking look someone somebody something anyone know think thank thanks',
  'thx information please explain describe said says told tells known famous monastery',
);

/** "Saint" in English, as it is written before names. */
export const saintWords = wordSet('saint saints st sts ss holy');

/** "Saint" in other languages, in any gender, number and case, and "most holy" for the Theotokos. */
export const foreignSaintWords = wordSet(
  'agios agia agioi agies agion agiou agias hagios hagia hagioi ayios ayia ayioi svyatoy svyatoi',
  'svyatogo svyataya svyatye svyatykh svyatyi sviatoi sviataia sviatye sveti sveta svetog',
  'svete svetih svety svetaho sv sf sfantul sfanta sfintii sfintei sfintele sfintilor sfinti',
  'sfant sfint san santo',
  'santa sant sankt sint sao sainte saintes heilige heiliger heiligen swiety swieta svaty svata',
  'svatych tsminda mar mor surb presvyataya presvyatoy presvyatoi presveta presvete',
  'preasfanta preasfintei sviatii sviatyi sviatogo sviatyye sviatyie sviatykh sviata svyata svyatyy',
  'svyatyj svyatij svyataja swieci qiddis qiddisa alqdys alqdysah alqdysyn surp srbots agioy anba',
  'alanba amba abuna abouna abune otets otac',
  'batyushka batiushka parintele pappoulis papoulis svetac svetica ag agg hl sta ste sto sw',
);

/** Articles, prepositions and "and" in the languages that names are typed in. */
export const foreignLinks = wordSet(
  'kai ke si et und cel cea al lui din de la del della di du des le les tis tou ton tin iz ot',
  'der das von vom zu zum el',
);

const noise: ReadonlySet<string> = new Set([
  ...noiseWords,
  ...saintWords,
  ...foreignSaintWords,
  ...foreignLinks,
]);

export const isNoise = (word: string): boolean => word.length === 1 || noise.has(word);

/** The words that matter for a search; all of them, if all are noise. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text);
  const content = words.filter((word) => !isNoise(word));
  return content.length > 0 ? content : words;
}
