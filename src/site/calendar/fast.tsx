import type { Day } from '../../api/operations/days.js';

/** The rule of the day, in sentences. */
export const Fast = ({ fasting: { fast, summary } }: Pick<Day, 'fasting'>) => (
  <section class={fast ? 'fasting is-fast' : 'fasting'} aria-label="Fasting">
    <p>
      {fast && <strong>Fast day. </strong>}
      {summary}
    </p>
  </section>
);
