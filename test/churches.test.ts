/** `docs/churches.md` has the churches of the fixtures; `npm run record` writes its table again. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { calendarNames, useNames } from '../src/api/calendar-names.js';
import { churchesOf } from '../src/catalogue/churches.js';
import { loadFixtures } from '../src/fixtures/load.js';

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const { countries } = await loadFixtures(pathOf('fixtures'));

it('are in the documentation as editors wrote them', async () => {
  const document = await readFile(pathOf('docs/churches.md'), 'utf8');
  const rule = '|---|---|---|---|---|\n';
  const head = document.slice(0, document.indexOf(rule) + rule.length);
  const rows = churchesOf(countries).map(({ slug, name, calendar, use, notes, sources }) => {
    const links = sources.map(({ title, url }) => `[${title}](${url})`).join('; ');
    const cells = [`${name}: \`${slug}\``, calendarNames[calendar], useNames[use], notes, links];
    return `| ${cells.join(' | ')} |\n`;
  });
  expect(rows.length).toBeGreaterThan(20);
  await expect(head + rows.join('')).toMatchFileSnapshot(pathOf('docs/churches.md'));
});
