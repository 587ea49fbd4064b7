/** The topics of patronage in groups, so that one is found among two hundred. */
import { type Group, grouped } from '../../catalogue/grouped.js';

/** Words of topics, by group; the first group with a word of the topic has it. */
const words: readonly (readonly [group: string, words: RegExp])[] = [
  [
    'Family',
    /^(child|childbirth|childless|children|chastity|families|family|fathers|grandparents|homemakers|infants|marital|marriage|mothers|newlyweds|orphans|pregnancy|spouse|widows|youth)$/,
  ],
  [
    'Body and mind',
    /^(addiction|alcoholism|anxiety|arthritis|burns|cancer|depression|ears|epidemics|epilepsy|eyes|headaches|healing|hernia|illness|insomnia|leprosy|poisoning|skin|stomach|throat|toothache)$/,
  ],
  [
    'Work and calling',
    /^(actors|architects|bakers|beekeepers|booksellers|builders|clergy|cooks|deacons|dentists|diplomats|drivers|editors|employment|farmers|firefighters|fishermen|force|gardeners|goldsmiths|guards|hospitals|hunters|hymnographers|iconographers|judges|librarians|livestock|merchants|messengers|midwives|miners|missionaries|monastics|musicians|navy|nurses|painters|perfumers|physicians|police|postal|poultry|preachers|readers|rulers|sailors|scholars|shepherds|shoemakers|singers|soldiers|stonemasons|students|surgeons|tailors|teachers|theologians|vineyards|writers)$/,
  ],
];

const others = 'Soul, danger and need';
const places = 'Places';

/** The order on the page. */
const order = [...words.map(([group]) => group), others, places];

/** A place is written with a capital letter. */
function groupOf(topic: string): string {
  if (/^[A-Z]/.test(topic)) return places;
  const own = topic.split(/[ ,()/]+/);
  return words.find(([, pattern]) => own.some((word) => pattern.test(word)))?.[0] ?? others;
}

/** Topics by group, the groups in the order of the page. */
export const topicGroups = <Topic extends { readonly topic: string }>(
  topics: readonly Topic[],
): (readonly [group: string, topics: Group<Topic>])[] =>
  [...grouped(topics.map((each) => [groupOf(each.topic), each]))].toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
