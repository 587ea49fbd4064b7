/** Crosses as drawings, since few fonts have the characters. */
import type { Use } from '../../catalogue/commemorations.js';

const threeBarred =
  'M8.6 0h2.8v3.4h3v2.3h-3v3h6.8v2.6h-6.8v6.6l5.4 2.9-1.2 2.2-4.2-2.2V28H8.6v-8.7l-4.5-2.4 1.2-2.2 3.3 1.7v-5.1H1.8V8.7h6.8v-3h-3V3.4h3z';
const equalArmed = 'M8.2 4h3.6v8.2H20v3.6h-8.2V24H8.2v-8.2H0v-3.6h8.2z';

/** The three-barred cross of Slavic parishes, or one of equal arms for Greek use. */
export const Cross = ({ use = 'all' }: { readonly use?: Use }) => (
  <svg class="cross" viewBox="0 0 20 28" aria-hidden="true">
    <path d={use === 'greek' ? equalArmed : threeBarred} />
  </svg>
);
