import { expect, it } from 'vitest';
import { presentSaints } from '../../../src/api/operations/day-saints.js';
import { daySaints } from '../../../src/catalogue/day-saints.js';
import { dayQuery, keptOn, monthDay, saint } from '../../support/records/builders.js';

it('presents each commemoration of a saint under its own title', () => {
  const commemorations = [
    keptOn('12-06', { title: 'The repose' }),
    keptOn('05-09', { title: 'The translation' }),
  ] as const;
  const nicholas = saint({ slug: 'nicholas', commemorations });
  const titlesOn = (day: string) =>
    presentSaints(
      daySaints(
        [{ saint: nicholas, renown: 1, lastYear: 343 }],
        dayQuery({ menaionDays: [monthDay(day)] }),
      ),
    ).map(({ url, feastTitle }) => [url, feastTitle]);
  for (let time = 0; time < 2; time += 1) {
    expect(titlesOn('12-06')).toEqual([['/saints/nicholas', 'The repose']]);
    expect(titlesOn('05-09')).toEqual([['/saints/nicholas', 'The translation']]);
  }
});
