/**
 * Printed calendars against the program. The figures on the page of accuracy are those of now, and no
 * day disagrees without a reason in its table; `npm run record` records them again.
 */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { liturgicalDay } from '../src/calendar/day.js';
import { greek } from '../src/calendar/greek/greek.js';
import { passagesOf } from '../src/calendar/lectionary/reference.js';
import { parseDate } from '../src/calendar/reckoning.js';
import { slavic } from '../src/calendar/slavic/slavic.js';

interface Counts {
  readonly held: number;
  readonly agree: number;
}
interface Figures {
  readonly use: string;
  readonly totals: Readonly<Record<string, Counts>>;
  readonly disagreements: readonly {
    readonly reason: string | null;
  }[];
}

const path = new URL('../bench/support/accuracy.mjs', import.meta.url).href;
const { accuracyOf } = (await import(path)) as {
  accuracyOf: (calendar: object, uses: object) => { readonly uses: readonly Figures[] };
};
const uses = { slavic, greek };
const found = accuracyOf({ liturgicalDay, passagesOf, parseDate }, uses);

/** How many days of each field must agree at least; raise them with the tables, never lower them. */
const least: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  slavic: { title: 52, matinsGospel: 16, epistle: 42, gospel: 37, tone: 477 },
  greek: { title: 209, matinsGospel: 150, epistle: 558, gospel: 517, tone: 564 },
};

describe('the figures of accuracy', () => {
  it('are recorded for the page', async () => {
    const file = fileURLToPath(new URL('../src/site/texts/accuracy.json', import.meta.url));
    await expect(`${JSON.stringify(found, null, 1)}\n`).toMatchFileSnapshot(file);
  });

  it.each(found.uses)('of $use use do not fall', (figures) => {
    const agreeing = Object.entries(figures.totals).map(([field, { agree }]) => [field, agree]);
    const fallen = agreeing.filter(
      ([field, agree]) => Number(agree) < (least[figures.use]?.[String(field)] ?? 0),
    );
    expect(fallen).toEqual([]);
    expect(Object.keys(least)).toContain(figures.use);
  });

  it.each(found.uses)('of $use use explain each disagreement', ({ disagreements }) => {
    expect(disagreements.filter(({ reason }) => reason === null)).toEqual([]);
  });

  it('count a day that disagrees', () => {
    const untitled = { ...slavic, title: () => 'A day', readingsOn: () => [] };
    const wrong = accuracyOf({ passagesOf, parseDate, liturgicalDay }, { slavic: untitled });
    const totals = wrong.uses[0]?.totals;
    expect(totals).toMatchObject({ title: { agree: 0 }, epistle: { agree: 0 } });
    expect(totals?.tone).toEqual(found.uses[0]?.totals.tone);
  });
});
