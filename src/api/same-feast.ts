/** Whether a saint's commemoration is the same as a feast, by their titles; pure. */

/** Words that do not tell one feast from another. */
const plain = new Set(
  'a after and at before by first honourable into lady most of on our saint second sunday the to'
    .split(' ')
    .concat('empress ever-virgin great-martyr holy mary precious righteous saturday'.split(' ')),
);

const wordsOf = (title: string): Set<string> =>
  new Set((title.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => !plain.has(word)));

/** Whether a commemoration, by its title, is the feast itself, whose title may be longer or shorter. */
export function isOfFeast(commemoration: string, feast: string): boolean {
  // A queen of Georgia, "on the Sunday of the Myrrh-bearing Women", is not that feast.
  const own = wordsOf(commemoration.replace(/, on the .*/, ''));
  const others = wordsOf(feast);
  if (own.size === 0 || others.size === 0) return false;
  return isWithin(own, others) || isWithin(others, own);
}

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].every((word) => others.has(word));
