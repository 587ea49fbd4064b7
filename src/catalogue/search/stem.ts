/** English stems, by which forms of one word meet. */
import { stemmer } from 'stemmer';
import { remembering } from './remember.js';

/**
 * What is left of a folded word by the algorithm of Porter; remembered, since that takes a dozen
 * expressions.
 */
export const stemOf = remembering(stemmer);
