import { expect, test } from 'vitest';
import { corpusPages, titleOf } from '../../support/pages.js';

const service = await corpusPages();

test('a year stands on one sheet: feasts, fasts, memorials and what moves with Pascha', async () => {
  const sheet = async (query: string) => {
    return (await service.read(`/calendar/sheet/2027${query}`)).text;
  };
  const [pascha, nativity] = await Promise.all([
    titleOf(service, 'pascha'),
    titleOf(service, 'nativity-of-christ'),
  ]);
  const old = await sheet('?calendar=julian');
  expect(old).toContain(`Thu 7 January ${nativity}`);
  expect(old).toContain(`Sun 2 May ${pascha}`);
  expect(old).toContain('Sat 28 November 2026 to Wed 6 January Nativity Fast');
  expect(old).toContain('Sat 6 November');
  expect(old.split(await titleOf(service, 'radonitsa'))).toHaveLength(2);
  expect(await sheet('')).toContain(`Sat 25 December ${nativity}`);
  const { hrefs } = await service.read('/calendar');
  expect(hrefs).toContain('/calendar/sheet/2027');
});
