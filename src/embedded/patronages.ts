/** The topics of patronage, counted. */
import type { Catalogue, Patronage } from '../catalogue/catalogue.js';
import type { Saint } from '../catalogue/records.js';
import { pageOf } from '../search/page.js';
import { alsoCalled, type Vocabulary } from '../search/vocabulary.js';

export function listPatronages(
  saints: readonly Saint[],
  vocabulary: Vocabulary,
): Catalogue['patronages'] {
  const patronages = countTopics(saints, vocabulary);
  return async ({ limit, after }) => {
    const left = patronages.filter(({ topic }) => !after || topic > after.topic);
    return pageOf(left, limit, ({ topic }) => ({ topic }));
  };
}

function countTopics(saints: readonly Saint[], vocabulary: Vocabulary): Patronage[] {
  const counts = new Map<string, number>();
  for (const { patronage } of saints) {
    for (const topic of patronage) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts]
    .map(([topic, saintCount]) => ({
      topic,
      saintCount,
      alsoCalled: alsoCalled(topic, vocabulary),
    }))
    .sort((one, other) => (one.topic < other.topic ? -1 : 1));
}
