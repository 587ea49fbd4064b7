/** Synthetic saints, with the feasts and countries of the fixtures, as a file of records. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadFixtures } from '../../dist/src/fixtures/load.js';
import { syntheticSaint } from './synthetic-saint.mjs';

/** Writes `count` saints, with the feasts and countries of the fixtures in `directory`. */
export async function writeRecords(file, count, directory) {
  const out = createWriteStream(file);
  const write = async (kind, record) => {
    if (!out.write(`${JSON.stringify({ kind, record })}\n`))
      await new Promise((done) => out.once('drain', done));
  };
  const { feasts, countries } = await loadFixtures(directory);
  const saintCounts = new Map();
  for (const feast of feasts) await write('feasts', feast);
  for (let index = 0; index < count; index += 1) {
    const record = syntheticSaint(index, countries);
    const origin = record.originCountry?.slug;
    if (origin) saintCounts.set(origin, (saintCounts.get(origin) ?? 0) + 1);
    await write('saints', record);
  }
  for (const country of countries) {
    await write('countries', { ...country, saintCount: saintCounts.get(country.slug) ?? 0 });
  }
  await new Promise((done) => out.end(done));
}

/** The records of such a file. */
export async function readRecords(file) {
  const records = { saints: [], feasts: [], countries: [] };
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { kind, record } = JSON.parse(line);
    records[kind].push(record);
  }
  return records;
}
