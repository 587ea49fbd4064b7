import { startPages } from '../support/pages.js';
import { describeDrift } from './drift-contract.js';

describeDrift('the fixtures in memory', () => startPages());
