/** Whether a query asks for help, or describes a trouble without asking; pure. */
import type { Token } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';

const patronIntent =
  /\b(patron\w*|pray(s|ing)? (to|for|against|when|about)|(i|we|one|you|whom?|to) pray|prayers? (to|for)|interce\w+|protect(s|ion|or|ress)?|defender|helps?|helping|invoked?|guardian|(should|can|do|must) (i|we) (ask|turn|call|go|talk|speak)|(saints?|who|whom|icon) (for|against|to)|(which|what|whose) icon|turn to|ask for|in heaven for|(who|which saints?|what saints?) (looks? after|watch(es)? over|takes? care of|guards?|keeps?|finds?|cures?|heals?))\b/;

/** The last word before "saint": a topic in "anger management saint", none in "dog-headed saint". */
const endsAskingSaint = /(\S+) (?:patron )?saint$/;

/** Phrases with "help", "protection" or "prayer" that do not ask for a patron. */
const courtesy =
  /\b(can|could|would|will) (you|anyone|somebody|someone) (please )?help\b|\bplease help\b|\bhelp me\b|\bhelp\w* (him|her|them)sel(f|ves)\b|\bprotection of (the|our)\b|\b(wrote|composed|author of)\b.*\bprayers? (to|for)\b/g;

/** "Sunday about the man whom nobody would help": its gospel. */
const beginsWithDay =
  /^(the )?(day|(sun|mon|tues|wednes|thurs|fri|satur)day|week) (of|about|when|that)\b/;

/** Whether a folded text asks which saint to pray to. */
export function asksForPatron(folded: string, isOfTopic: (word: string) => boolean): boolean {
  if (beginsWithDay.test(folded)) return false;
  const [, last] = endsAskingSaint.exec(folded) ?? [];
  return patronIntent.test(folded.replace(courtesy, '')) || (last !== undefined && isOfTopic(last));
}

/** One's own: "my son", "we have been trying". "Our Father" and "our Lady" are of no one alone. */
const self = wordSet('i im ive ill id me my myself we were weve us our ours');
const shared = wordSet('father fathers mother lady lord god saviour savior venerable holy among');
/** Fewer words are a name or a title. */
const minWordsOfTrouble = 4;
/** More words about one's family, all in the past, tell a life. */
const maxWordsOfTrouble = 8;

/** What is so now: lives are told in the past. */
const present = wordSet(
  'is isnt are arent has hasnt havent cannot cant wont will now today tomorrow',
  'still keep keeps nothing anymore theyre theyve theyll',
);
/** What comes after tells a life, or what a saint said: "who said: I am the wheat of God". */
const ofSaints = wordSet('who whom whose which what saint st');
/** What comes after is somebody's speech, unless it is one's own family or doctor that said it. */
const saying = wordSet('said says cried answered replied shouted told');
/** "I was told", and "they told me", tell a trouble all the same. */
const hearers = wordSet('me us was were been being');
/** What one's own knowledge is said with: "do we know who", "I forgot the name", "tell me about". */
const knowing = wordSet(
  'know remember recall forget forgot wonder wondering heard read tell remind show give',
  'looking searching',
);

const isBeside = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean =>
  [tokens[at - 1], tokens[at + 1]].some((each) => words.has(each?.word ?? ''));

const isQuoted = /^['"‘“«]\p{L}/u;

/**
 * Whether somebody tells a trouble: their own ("our daughter sits her finals next week"), or, where
 * it has a name of several words, another's that goes on ("the vet has lost his keys").
 */
export function tellsTrouble(tokens: readonly Token[], isPhrase: boolean): boolean {
  if (tokens.length < minWordsOfTrouble) return false;
  const told = tokens.slice(0, lengthOfTrouble(tokens));
  if (told.some((_, at) => isOwn(told, at))) return true;
  const isOfHome = beginsAtHome(told) && !isOfOther(tokens);
  if (isOfHome && tokens.length <= maxWordsOfTrouble) return true;
  const goesOn = told.some((_, at) => isPresent(told, at));
  return goesOn && (isPhrase || isOfHome);
}

const beginsAtHome = (told: readonly Token[]) =>
  told.slice(0, 2).some(({ word }) => homely.has(word));

/** "The day we bless the honey". */
const tellsOfDay = (tokens: readonly Token[]): boolean =>
  days.has(tokens.find(({ word }) => word !== 'the')?.word ?? '');
const days = wordSet('day sunday saturday friday thursday wednesday week night eve feast');

/** How many tokens there are before a life or somebody's speech begins. */
function lengthOfTrouble(tokens: readonly Token[]): number {
  if (tellsOfDay(tokens)) return 0;
  const end = tokens.findIndex((_, at) => endsTrouble(tokens, at));
  return end === -1 ? tokens.length : end;
}

/** Whether a life, or somebody's speech, begins here. */
function endsTrouble(tokens: readonly Token[], at: number): boolean {
  const { word = '', written = '' } = tokens[at] ?? {};
  const isOfOwnFamily = kinWords.has(tokens[at - 1]?.word ?? '') || isBeside(tokens, at, hearers);
  return ofSaints.has(word) || isQuoted.test(written) || (saying.has(word) && !isOfOwnFamily);
}

/** "Mum and dad of Sergius" is about somebody else's. */
const isOfOther = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'of' && kinWords.has(tokens[at - 1]?.word ?? ''));

/** Whether something is so now: "is", "he's", and "patrols" after "he". */
function isPresent(tokens: readonly Token[], at: number): boolean {
  const { word = '', written = '' } = tokens[at] ?? {};
  const isAfterPerson = persons.has(tokens[at - 1]?.word ?? '');
  return (
    present.has(word) ||
    (persons.has(word) && /['’]/u.test(written)) ||
    (isAfterPerson && /[^s]s$/.test(word) && !notPresent.has(word))
  );
}

const persons = wordSet('he she it there that');
/** Words in -s that are not verbs in the present, though they may follow "he". */
const notPresent = wordSet('was his its always towards afterwards besides');

/** Whether a word is of the one who tells: "my", and "we're" but not "were". */
function isOwn(tokens: readonly Token[], at: number): boolean {
  const { word = '', written = '' } = tokens[at] ?? {};
  if (!self.has(word) || isBeside(tokens, at, knowing)) return false;
  if (word === 'were') return /['’]/u.test(written);
  return word !== 'our' || !shared.has(tokens[at + 1]?.word ?? '');
}

/** Words that only relatives use. */
const homely = wordSet(
  'mum mom mummy mommy mam dad daddy grandma grandpa granny gran nan nana pop grandad granddad',
  'papou yiayia auntie',
);

const kinWords = wordSet(
  'mother mum mom mummy mommy father dad daddy parent parents grandmother grandma granny gran nan',
  'grandfather grandpa grandson granddaughter grandchild child children kid kids son daughter baby',
  'boy girl husband wife doctor doctors nurse teacher landlord family brother sister uncle aunt',
  'surgeon specialist consultant cardiologist dentist midwife vet judge neighbour neighbor friend',
  'boss',
);
