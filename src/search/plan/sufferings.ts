/** What persecutors did: "killed by Turks" is of martyrs, "persecuted by Turks" of confessors too; pure. */
import { facetOf, isPersecutor } from '../../catalogue/filters.js';
import { wordSet } from '../text/word-lists.js';

const killings = wordSet(
  'killed murdered slain slaughtered massacred executed martyred butchered put death',
);
const sufferings = wordSet('persecuted suffered died perished imprisoned jailed victim victims');

/**
 * What a word stands for if the text names persecutors.
 * @param targets what the phrases of the text stand for
 */
export function sufferingIn(word: string, targets: readonly string[]): readonly string[] {
  const persecutors = targets.filter(isPersecutor);
  if (persecutors.length === 0) return [];
  if (killings.has(word)) return [facetOf('categories', 'martyr')];
  return sufferings.has(word) ? persecutors : [];
}
