/** Records for the filters of a search, what it finds beside saints, and how it tells why. */
import type { Records } from '../../../src/catalogue/records.js';
import { country, feast, keptOn, monthDay, nameOf, saint } from '../../support/records/builders.js';

const romania = country({ slug: 'romania', adjectives: ['Romanian'], summary: 'On the Danube.' });
const origin = { originCountry: nameOf(romania) };
const fixed = { gregorian: monthDay('01-06'), julian: monthDay('01-06') };

export const findRecords: Records = {
  saints: [
    saint({
      slug: 'calinic',
      name: 'Calinic of Cernica',
      categories: ['hierarch', 'founder'],
      patronage: ['students'],
      biography: 'A wolf lay down at the door of his cell.\n\nHe built at Cernica.',
      commemorations: [keptOn('04-11', { title: 'Saint Calinic, Bishop of Ramnic' })],
      ...origin,
    }),
    saint({
      slug: 'brancoveanu',
      name: 'Constantine, Matthew and Radu',
      categories: ['new-martyr'],
      patronage: ['students', 'prisoners'],
      alternateNames: ['The Brancoveni'],
      searchTerms: ['Mogosoaia Palace'],
      biography: 'Two wolves and a bear are on their arms.',
      ...origin,
    }),
    saint({
      slug: 'theophanes',
      name: 'Theophanes of Sigriane',
      categories: ['confessor'],
      patronage: ['lost objects'],
    }),
    saint({
      slug: 'wulfram',
      name: 'Wulf of Sens',
      categories: ['great-martyr'],
      biography: 'The population of many lands, all Christians, wept in Romania.',
    }),
    saint({ slug: 'john-nicholas', name: 'John', categories: ['stylite'] }),
    saint({ slug: 'ivan-of-rila', name: 'Ivan of Rila', categories: ['venerable'] }),
  ],
  feasts: [
    feast({
      key: 'theophany',
      title: 'The Holy Theophany of Our Lord',
      rank: 'great',
      fixed,
      alternateTitles: ['Epiphany', 'Kreshchenie'],
      description: 'Christ is baptised in the Jordan.',
      searchTerms: ['blessing of waters'],
    }),
    feast({ key: 'pascha', title: 'Holy Pascha', rank: 'great', alternateTitles: ['Easter'] }),
  ],
  countries: [romania],
};
