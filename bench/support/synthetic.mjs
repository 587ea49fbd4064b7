/** Synthetic saints as a source of records: written to a file once, then streamed from it. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fixtureSource } from '../../dist/src/fixtures/source.js';
import { syntheticSaint } from './synthetic-saint.mjs';

/** Writes `count` saints, with the feasts and countries of the fixtures in `directory`. */
export async function writeRecords(file, count, directory) {
  const out = createWriteStream(file);
  const write = async (each) => {
    if (!out.write(`${JSON.stringify(each)}\n`))
      await new Promise((done) => out.once('drain', done));
  };
  const countries = [];
  const saintCounts = new Map();
  for await (const each of fixtureSource(directory).read()) {
    if (each.kind === 'feast') await write(each);
    if (each.kind === 'country') countries.push(each.record);
  }
  for (let index = 0; index < count; index += 1) {
    const record = syntheticSaint(index, countries);
    const origin = record.originCountry?.slug;
    if (origin) saintCounts.set(origin, (saintCounts.get(origin) ?? 0) + 1);
    await write({ kind: 'saint', record });
  }
  for (const country of countries) {
    const saintCount = saintCounts.get(country.slug) ?? 0;
    await write({ kind: 'country', record: { ...country, saintCount } });
  }
  await new Promise((done) => out.end(done));
}

/** The records of such a file. */
export const recordSource = (file) => ({
  async *read() {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      yield JSON.parse(line);
    }
  },
});
