/** A small catalogue, for tests that do not depend on the real records. */
import { fixedGreatFeasts, greatFeastsOf } from '../../../src/calendar/feasts/great-feasts.js';
import { movableFeastKeys } from '../../../src/calendar/feasts/movable-feasts.js';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { Country, Feast, Records, Saint } from '../../../src/catalogue/records.js';
import { createEmbeddedCatalogue } from '../../../src/embedded/catalogue.js';
import { country, feast, keptOn, saint, vocabularyOf } from './builders.js';

const noWords = vocabularyOf();

export function aSaint(slug: string, changes: Partial<Saint> = {}): Saint {
  const incipit = { language: 'cu', text: 'Правило веры и образ кротости' } as const;
  return saint({
    slug,
    name: `Saint of ${slug}`,
    shortBio: `A wonderworker, known as ${slug}.`,
    categories: ['hierarch'],
    patronage: ['travelers'],
    biography: 'He lived.\n\nHe reposed.',
    commemorations: [keptOn('12-06', { title: `Commemoration of ${slug}`, rank: 5 })],
    troparion: {
      ...{
        mode: 4,
        melody: 'Явился еси днесь',
        original: 'Правило веры и образ кротости, воздержания учителя.',
        html: '<p>O holy father</p>',
      },
      ...{ source: 'proper', incipit },
    },
    ...changes,
  });
}

export const aCountry = (slug: string, isoCode: string): Country =>
  country({ slug, isoCode, name: `Country of ${slug}`, summary: 'A land of saints.' });

export const aFeast = (given: Pick<Feast, 'key'> & Partial<Feast>): Feast =>
  feast({ title: given.key, description: 'A feast.', ...given });

const great = new Set(greatFeastsOf(2026).map(({ key }) => key));

/** Every feast that the calendar can name, each under its own key. */
const feasts: Feast[] = [
  ...[...movableFeastKeys].map((key) => aFeast({ key, rank: great.has(key) ? 'great' : 'feast' })),
  ...fixedGreatFeasts.map(({ key, month, day }): Feast => {
    const fixed = { gregorian: { month, day }, julian: { month, day } };
    return aFeast({ key, rank: 'great', fixed });
  }),
];

/** Nicholas among a handful of saints, and three countries. */
export const sampleRecords: Records = {
  saints: ['anna', 'barbara', 'cosmas', 'damian', 'nicholas-of-myra'].map((slug) => aSaint(slug)),
  feasts,
  countries: [aCountry('georgia', 'GE'), aCountry('greece', 'GR'), aCountry('turkey', 'TR')],
};

export function sampleCatalogue(changes: Partial<Records> = {}): Catalogue {
  return createEmbeddedCatalogue({ ...sampleRecords, ...changes }, noWords);
}
