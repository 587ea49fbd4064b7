/** The whole of a source, looked through before anything of it is published. */
import { createHash, hash as digestOnce, type Hash } from 'node:crypto';
import type { Country } from '../src/catalogue/catalogue.js';
import { JointTitles } from '../src/catalogue/search/entry.js';
import type { RecordSource } from '../src/fixtures/source.js';

export interface Survey {
  readonly counts: { readonly saints: number; readonly feasts: number; readonly countries: number };
  /** SHA-256 of every record, in order. */
  readonly recordsHash: string;
  /** What documents need to know of the whole. */
  readonly joint: JointTitles;
  readonly countries: ReadonlyMap<string, Country>;
}

/**
 * Reads the whole source before anything is written: checks it, hashes it, and finds the titles
 * that several saints bear. Of a million titles only their hashes are held, so memory stays flat;
 * the bearers of joint ones are gathered in a second reading.
 */
export async function surveySource(source: RecordSource): Promise<Survey> {
  const counts = { saints: 0, feasts: 0, countries: 0 };
  const hash = createHash('sha256');
  const titles = new SeenTwice();
  const countries = new Map<string, Country>();
  for await (const { kind, record } of source.read()) {
    addTo(hash, record);
    if (kind === 'feast') counts.feasts += 1;
    if (kind === 'country') {
      counts.countries += 1;
      countries.set(record.slug, record);
    }
    if (kind === 'saint') {
      counts.saints += 1;
      for (const title of new Set(record.commemorations.map((each) => each.title))) {
        titles.see(title);
      }
    }
  }
  const joint = new JointTitles();
  if (titles.hasAny()) {
    for await (const { kind, record } of source.read()) {
      if (kind !== 'saint') continue;
      if (record.commemorations.some(({ title }) => titles.isTwice(title))) joint.add(record);
    }
  }
  return { counts, recordsHash: hash.digest('hex'), joint, countries };
}

const addTo = (hash: Hash, record: unknown) => hash.update(`${JSON.stringify(record)}\n`);

/**
 * Which texts came twice, in memory that does not grow with the others: a Bloom filter of 16 MB and
 * the digests of those that it has met before. With a million saints it takes one title in ten
 * thousand for a joint one, which then has one bearer and loses no word.
 */
class SeenTwice {
  readonly #seen = new Uint32Array(2 ** 22);
  readonly #twice = new Set<number>();

  see(text: string): void {
    const digest = digestOf(text);
    let isNew = false;
    for (let place = 0; place < digest.length - 4; place += 4) {
      const bit = digest.readUInt32BE(place) >>> 5;
      const mask = 1 << (bit & 31);
      if ((this.#word(bit) & mask) === 0) isNew = true;
      this.#seen[bit >>> 5] = this.#word(bit) | mask;
    }
    if (!isNew) this.#twice.add(shortened(digest));
  }
  isTwice(text: string): boolean {
    return this.#twice.has(shortened(digestOf(text)));
  }
  hasAny(): boolean {
    return this.#twice.size > 0;
  }
  #word(bit: number): number {
    return this.#seen[bit >>> 5] ?? 0;
  }
}

const digestOf = (text: string): Buffer => digestOnce('sha1', text, 'buffer');
const shortened = (digest: Buffer): number => digest.readUIntBE(0, 6);
