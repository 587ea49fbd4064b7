/**
 * Printed calendars against the program: how many of their days agree, field by field. The tables are
 * `test/tables/*-printed-days.json` and the fasts of 2025; none was made with the program.
 */
import { readFileSync } from 'node:fs';

const folder = new URL('../../test/tables/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** What a printed calendar may say of a day, in the order of figures. */
const fields = ['title', 'matinsGospel', 'epistle', 'gospel', 'tone'];

/** The days of a use: its printed days and, for Slavic use, the fast of every day of a year. */
function printedDays(use) {
  const { sources, days, reasons } = read(`${use}-printed-days.json`);
  if (use !== 'slavic') return { use, sources, days, reasons };
  const fasts = read('fasting-2025.json');
  const ofYear = fasts.months.flatMap((letters, month) =>
    [...letters].map((letter, day) => ({
      date: [fasts.year, month + 1, day + 1].map((part) => String(part).padStart(2, '0')).join('-'),
      calendar: fasts.calendar,
      source: 'fasting-2025',
      tone: fasts.letters[letter],
    })),
  );
  const known = { ...sources, 'fasting-2025': fasts.source };
  return { use, sources: known, days: [...days, ...ofYear], reasons };
}

/**
 * Figures of the uses given, by name: their rules are the third argument of `liturgicalDay`.
 * @param calendar functions of the program: `liturgicalDay`, `parseDate`, `passagesOf`
 */
export const accuracyOf = (calendar, uses) => ({
  uses: Object.keys(uses).map((use) => figuresOf(printedDays(use), calendar, uses[use])),
});

function figuresOf({ use, sources, days, reasons }, calendar, rules) {
  const years = new Map();
  const disagreements = [];
  for (const row of days) {
    const { date, calendar: reckoning = 'gregorian', source } = row;
    const year = date.slice(0, 4);
    const counts = years.get(year) ?? {};
    years.set(year, counts);
    const day = calendar.liturgicalDay(calendar.parseDate(date), reckoning, rules);
    const answer = answerOf(day, rules.readingsOn(day));
    for (const field of fields.filter((each) => row[each] !== undefined)) {
      counts[field] ??= { held: 0, agree: 0 };
      counts[field].held += 1;
      if (agrees(row[field], answer[field], calendar)) {
        counts[field].agree += 1;
        continue;
      }
      const why = row.reason ?? row.doubt ?? null;
      const answered = [answer[field]].flat().join('; ') || 'none';
      const printed = row[field];
      const reason = reasons[why] ?? why;
      disagreements.push({ date, calendar: reckoning, source, field, printed, answered, reason });
    }
  }
  const byYear = [...years]
    .sort()
    .map(([year, counts]) => ({ year: Number(year), fields: counts }));
  const daysOf = (source) => days.filter((row) => row.source === source).length;
  return {
    use,
    sources: Object.entries(sources).map(([key, name]) => ({ key, name, days: daysOf(key) })),
    years: byYear,
    totals: totalsOf(byYear),
    disagreements,
  };
}

/** What the program says of a day; its readings are those that are read, at vespers too. */
function answerOf({ title, fasting }, readings) {
  const read = readings.filter(({ isReplaced }) => !isReplaced);
  const at = (services, kinds) =>
    read
      .filter(({ service, kind }) => services.includes(service) && kinds.includes(kind))
      .map(({ reference }) => reference);
  return {
    title,
    tone: fasting.tone,
    epistle: at(['liturgy', 'vespers'], ['epistle']),
    gospel: at(['liturgy', 'presanctified', 'vespers'], ['gospel']),
    matinsGospel: at(['matins'], ['matins-gospel', 'gospel']),
  };
}

function agrees(printed, answered, { passagesOf }) {
  if (!Array.isArray(answered)) return printed === answered;
  const key = (reference) => JSON.stringify(passagesOf(reference));
  return answered.map(key).includes(key(printed));
}

/** The figures of all years, by field. */
function totalsOf(years) {
  const totals = {};
  for (const { fields: counts } of years) {
    for (const [field, { held, agree }] of Object.entries(counts)) {
      totals[field] ??= { held: 0, agree: 0 };
      totals[field].held += held;
      totals[field].agree += agree;
    }
  }
  return totals;
}
