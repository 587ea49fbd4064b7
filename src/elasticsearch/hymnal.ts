/** What may be sung on a day, in one request. */
import type { Catalogue } from '../catalogue/catalogue.js';
import { saintDefaults } from '../catalogue/records.js';
import { everyHit, type Search } from './ask.js';
import {
  type FeastDocument,
  hymnFields,
  hymnsOf,
  type PropersDocument,
  propersOf,
  propersPrefix,
  type SaintDocument,
  saintHymnsOf,
} from './documents.js';

const fields = [
  'type',
  'slug',
  'propers',
  'entry.key',
  'entry.title',
  'entry.slug',
  'entry.commemorations',
  ...hymnFields,
];

export const createHymnal =
  (search: Search): Catalogue['hymnal'] =>
  async ({ days, feasts, saints }) => {
    const slugs = [...saints, ...days.map((day) => propersPrefix + day)];
    const should = [{ terms: { slug: slugs } }, { terms: { key: [...feasts] } }];
    const hits = await everyHit<PropersDocument | FeastDocument | SaintDocument>(
      search,
      ['saints', 'feasts'],
      { query: { bool: { filter: [{ bool: { should } }] } }, _source: fields },
    );
    const found = hits.flatMap(({ _source }) => _source ?? []);
    return {
      days: found.flatMap((each) => (each.type === 'propers' ? propersOf(each) : [])),
      feasts: found.flatMap((each) =>
        each.type === 'feast' ? { ...each.entry, ...hymnsOf(each.detail) } : [],
      ),
      saints: found.flatMap((each) =>
        each.type === 'saint'
          ? { ...each.entry, ...saintHymnsOf({ ...saintDefaults, ...each.detail }) }
          : [],
      ),
    };
  };
