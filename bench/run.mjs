/** `npm run bench -- NAME`: lists the benchmarks, or runs one. */
import { readdirSync } from 'node:fs';

const folder = new URL('./cases/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''));
const [name] = process.argv.slice(2);

if (!names.includes(name)) {
  console.log(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`);
  process.exit(name === undefined ? 0 : 2);
}
const { run } = await import(new URL(`${name}.mjs`, folder));
await run();
