/**
 * Parses the fixtures once, when the program is built, so that a service without engines starts in
 * a second or two. Mistakes in them do not stop the build: the service lists them when it starts.
 *
 * Run by `npm run build`.
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const pathOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const prepared = pathOf('dist/content.json.gz');
const { prepareContent } = await import('../dist/src/fixtures/content.js');
await prepareContent(pathOf('fixtures'), prepared).catch(async (error) => {
  await rm(prepared, { force: true });
  process.stderr.write(`${error.message}\nThe service will read the fixtures when it starts.\n`);
});
