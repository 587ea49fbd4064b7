import { describeSurfaces } from '../contracts/surfaces.js';
import { startPages } from '../support/pages.js';

describeSurfaces('the fixtures in memory', () => startPages());
