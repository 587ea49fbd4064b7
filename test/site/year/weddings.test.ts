import { expect, test } from 'vitest';
import { startPagesForSuite } from '../../support/pages.js';
import { sampleCatalogue } from '../../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

test('the days for weddings follow the calendar and the use', async () => {
  const weddings = (query: string) => service.read(`/calendar/weddings/2027${query}`);
  const slavic = await weddings('');
  // Pascha is on 2 May; the Dormition Fast begins on 1 August.
  expect(slavic.text).toContain('Aprnonenone');
  expect(slavic.text).toContain('May9, 16, 23, 3015, 22, 29');
  expect(slavic.text).toContain('1 Aug to 14 AugThe Dormition Fast.');
  expect(slavic.text).not.toContain('The eve of Sunday');
  expect(slavic.text).toMatch(/1 Jan to 7 Jan.*15 Nov to 24 Dec.*25 Dec to 31 Dec/);
  expect(slavic.hrefs).toContain('/calendar/2027-05-09');
  const julian = await weddings('?calendar=julian');
  expect(julian.text).toContain('14 Aug to 27 AugThe Dormition Fast.');
  const greek = await weddings('?use=greek');
  expect(greek.text).toContain('13 Dec to 24 DecThe days before the Nativity.');
  expect(greek.text).toContain('May9, 16, 23, 308, 15, 22, 29');
  expect(greek.hrefs).toContain('/calendar/2027-05-08?use=greek');
});

test.each(['1583', '9999'])('weddings are known in the year %s', async (year) => {
  expect((await service.page(`/calendar/weddings/${year}`)).status).toBe(200);
});
