/** `npm run accuracy`: how many printed days agree with the program, and why the others do not. */
import { liturgicalDay } from '../dist/src/calendar/day.js';
import { greek } from '../dist/src/calendar/greek/greek.js';
import { passagesOf } from '../dist/src/calendar/lectionary/reference.js';
import { parseDate } from '../dist/src/calendar/reckoning.js';
import { slavic } from '../dist/src/calendar/slavic/slavic.js';
import { accuracyOf } from './support/accuracy.mjs';

const inWords = (counts) =>
  Object.entries(counts)
    .map(([field, { held, agree }]) => `${field} ${agree} of ${held}`)
    .join(', ');

const uses = { slavic, greek };

for (const figures of accuracyOf({ liturgicalDay, passagesOf, parseDate }, uses).uses) {
  console.log(`${figures.use.toUpperCase()} USE: ${inWords(figures.totals)}`);
  for (const { year, fields } of figures.years) console.log(`  ${year}: ${inWords(fields)}`);
  for (const each of figures.disagreements) {
    const { date, calendar, source, field, printed, answered, reason } = each;
    console.log(`  ${date} ${calendar} ${source}, ${field}: printed ${printed}, not ${answered}`);
    console.log(`    ${reason ?? 'unexplained'}`);
  }
}
