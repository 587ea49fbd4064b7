import { describe, expect, it } from 'vitest';
import { searchQuery, searchRequest, suggestRequest } from '../../src/elasticsearch/query.js';
import { planQuery } from '../../src/search/plan/query-plan.js';
import { planSuggestion } from '../../src/search/plan/suggestion-plan.js';
import { loadVocabulary } from '../../src/wire/package-files.js';

const vocabulary = loadVocabulary();

/** Queries that Lucene counts, as each word of `combined_fields` in each of its fields. */
function leaves(query: unknown): number {
  if (Array.isArray(query)) return query.reduce((sum, each) => sum + leaves(each), 0);
  if (typeof query !== 'object' || query === null) return 0;
  return Object.entries(query).reduce((sum, [kind, body]) => {
    if (kind === 'combined_fields') {
      const { query: text, fields } = body as { query: string; fields: string[] };
      return sum + text.split(' ').length * fields.length;
    }
    const isLeaf = ['term', 'terms', 'prefix', 'fuzzy', 'match_phrase', 'match_phrase_prefix'];
    return sum + (isLeaf.includes(kind) ? 1 : leaves(body));
  }, 0);
}

const worst = [
  'patron saint for monk bishop church martyr emperor city great people god christ faith monastery years life death angel',
  'pray help travelers sailors fishermen beekeepers soldiers students teachers farmers bakers cooks midwives physicians',
  'monk bishop martyr emperor city great people god christ faith monastery years life death angel wolf',
  'prophet seer evangelist disciple apostol theologian catechist martyr baptist precursor angel bishop',
  'who helps? who wrote the lives of prophets angels doctors bishops soldiers and of john peter paul ivan',
  'mother of ivan petru pavel theologos',
  'one two three four five six seven eight',
  'anna bara cosma damia',
];

describe('the query of a search', () => {
  it.each(worst)('has at most 300 leaves: %s', (text) => {
    for (const isFuzzy of [false, true]) {
      expect(leaves(searchQuery(planQuery(text, vocabulary), { isFuzzy }))).toBeLessThanOrEqual(
        300,
      );
    }
  });

  it('has at most 300 leaves whatever its words stand for', () => {
    const words = [...vocabulary.kinds.keys()].concat([...vocabulary.topics.keys()]);
    for (let at = 0; at < words.length; at += 12) {
      const text = `who helps ${words.slice(at, at + 12).join(' ')}`;
      const plan = planQuery(text, vocabulary);
      expect(leaves(searchQuery(plan, { isFuzzy: true })), text).toBeLessThanOrEqual(300);
    }
  });

  it('has room for all completions of a half-typed word beside 300 leaves', () => {
    const query = JSON.stringify(searchQuery(planQuery('john a', vocabulary), { isFuzzy: true }));
    const completions = [...query.matchAll(/"max_expansions":(\d+)/g)].map(([, most]) =>
      Number(most),
    );
    expect(completions.reduce((sum, most) => sum + most, 300)).toBeLessThanOrEqual(1024);
  });

  it('looks for typing errors only in short queries', () => {
    const asked = (text: string) =>
      JSON.stringify(searchQuery(planQuery(text, vocabulary), { isFuzzy: true }));
    expect(asked('anna bara cosma damia')).toContain('"fuzzy"');
    expect(asked('anna bara cosma damia egidia')).not.toContain('"fuzzy"');
  });
});

describe('the request of a search', () => {
  const copyFor = (text: string, limit: number) => {
    const plan = planQuery(text, vocabulary);
    return searchRequest({ plan, limit, isFuzzy: false }).preference;
  };

  it('goes to one copy of an index for all pages, and to others for other texts', () => {
    const texts = ['anna', 'barbara', 'cosmas', 'damian'];
    for (const text of texts) expect(copyFor(text, 1)).toBe(copyFor(text, 50));
    expect(new Set(texts.map((text) => copyFor(text, 1))).size).toBe(texts.length);
  });
});

describe('the query of a suggestion', () => {
  it('is a small part of a search', () => {
    const text = 'Nicholas the Wonderworker Archbishop of My';
    const { query } = suggestRequest(text, planSuggestion(text, vocabulary), 8);
    expect(leaves(query)).toBeLessThanOrEqual(20);
  });
});
