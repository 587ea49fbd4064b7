/** `rebuild` of synthetic saints against the same documents sent by `_bulk` in prepared bodies. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentsOf } from '../../dist/indexer/indices/document.js';
import { readMappings } from '../../dist/indexer/indices/mappings.js';
import { loadVocabulary, mappingsDirectory } from '../../dist/src/wire/package-files.js';
import { median, report, show } from '../support/figures.mjs';
import { publish, raw, removeIndices, withDirectory } from '../support/index.mjs';
import { timed } from '../support/pace.mjs';
import { fixtures, prefix, saintCount } from '../support/settings.mjs';
import { readRecords, writeRecords } from '../support/synthetic.mjs';

const bodyBytes = 5_000_000;
const atOnce = 2;
const rounds = Number(process.env.ROUNDS ?? 3);
/** Lets Elasticsearch compile its code before anything is measured. */
const warmUpCount = Math.min(saintCount, 20_000);

export async function run() {
  await withDirectory(async (directory) => {
    await compare(await prepare(directory, warmUpCount));
    const files = await prepare(directory, saintCount);
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await compare(files));
    if (!process.env.KEEP) await removeIndices();
    const rate = (way) => (saintCount / median(runs.map((each) => each[way]))) * 1000;
    const ratio = (way) => show(median(runs.map((each) => each.bulk / each[way])));
    report('saints', show(saintCount));
    report('_bulk of prepared bodies, merged too', `${show(rate('bulk'), 0)} a second`);
    report('rebuild', `${show(rate('rebuild'), 0)} a second`);
    report('… without reading and checking first', `${show(rate('build'), 0)} a second`);
    report('ratio', ratio('rebuild'), '≥ 0.6');
    report('… without reading and checking first', ratio('build'));
    const peakRssMb = Math.max(...runs.map((each) => each.peakRssMb));
    report('peak memory of the indexer', `${show(peakRssMb, 0)} MB`);
  });
}

/** One after the other: how long each took, in milliseconds. */
async function compare({ records, bodies }) {
  await removeIndices();
  const bulk = await timed(() => sendPrepared(bodies));
  await removeIndices();
  const { marks, peakRssMb, totalMs } = await publish(records);
  const at = (begin) => marks.find(({ step }) => step.startsWith(begin)).ms;
  return { rebuild: totalMs, build: totalMs - at('building'), bulk, peakRssMb };
}

/** A file of `count` records, and files of the bodies that send the documents made of them. */
async function prepare(directory, count) {
  const records = join(directory, 'records.ndjson');
  await writeRecords(records, count, fixtures);
  const documents = documentsOf(await readRecords(records), loadVocabulary());
  const bodies = [];
  let lines = [];
  let bytes = 0;
  const write = async () => {
    const file = join(directory, `body-${bodies.length}.ndjson`);
    await writeFile(file, lines.join(''));
    bodies.push(file);
    lines = [];
    bytes = 0;
  };
  for (const document of documents) {
    if (document.type !== 'saint') continue;
    const action = { index: { _id: document.slug } };
    const line = `${JSON.stringify(action)}\n${JSON.stringify(document)}\n`;
    lines.push(line);
    bytes += line.length;
    if (bytes >= bodyBytes) await write();
  }
  if (lines.length > 0) await write();
  return { records, bodies };
}

/** Into the same mapping and settings, refreshed and merged as a rebuild does. */
async function sendPrepared(files) {
  const { mappings, analysis } = readMappings(mappingsDirectory());
  const index = `${prefix}-bulk`;
  const settings = {
    analysis,
    number_of_shards: 1,
    number_of_replicas: 0,
    refresh_interval: '-1',
  };
  await raw('PUT', `/${index}`, JSON.stringify({ settings, mappings: mappings.saints }));
  const sending = new Set();
  for (const file of files) {
    const body = await readFile(file);
    const sent = raw('POST', `/${index}/_bulk?filter_path=errors`, body, {
      type: 'application/x-ndjson',
    });
    const done = sent.then(({ json }) => {
      sending.delete(done);
      if (json().errors) throw new Error('documents were refused');
    });
    sending.add(done);
    if (sending.size >= atOnce) await Promise.race(sending);
  }
  await Promise.all(sending);
  await raw('POST', `/${index}/_refresh`);
  await raw('POST', `/${index}/_forcemerge?max_num_segments=1`);
}
