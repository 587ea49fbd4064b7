import { describeSurfaces } from '../contracts/surfaces.js';
import { corpusPages } from '../support/pages.js';

const service = await corpusPages();

describeSurfaces('the fixtures in memory', () => service);
