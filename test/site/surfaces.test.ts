import { describeSurfaces } from '../contracts/surfaces.js';
import { startPagesForSuite } from '../support/pages.js';

const service = await startPagesForSuite();

describeSurfaces('the fixtures in memory', () => service);
