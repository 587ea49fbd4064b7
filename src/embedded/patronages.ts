/** The topics of patronage, counted. */
import type { Catalogue } from '../catalogue/catalogue.js';
import { by } from '../catalogue/compare-text.js';
import { tally } from '../catalogue/grouped.js';
import { pageOf } from '../catalogue/page.js';
import type { Saint } from '../catalogue/records.js';
import { alsoCalled, type Vocabulary } from '../search/vocabulary.js';

export function listPatronages(
  saints: readonly Saint[],
  vocabulary: Vocabulary,
): Catalogue['patronages'] {
  const patronages = [...tally(saints.flatMap(({ patronage }) => patronage))]
    .map(([topic, saintCount]) => ({
      topic,
      saintCount,
      alsoCalled: alsoCalled(topic, vocabulary),
    }))
    .sort(by(({ topic }) => topic));
  return async ({ limit, after }) => {
    const left = patronages.filter(({ topic }) => !after || topic > after.topic);
    return pageOf(left, limit, ({ topic }) => ({ topic }));
  };
}
