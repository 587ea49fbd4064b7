/** `rebuild` of synthetic saints against the same documents sent by `_bulk` in prepared bodies. */
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { saintDocument } from '../../dist/indexer/document.js';
import { readMappings } from '../../dist/indexer/mappings.js';
import { surveySource } from '../../dist/indexer/source.js';
import { loadVocabulary, mappingsDirectory } from '../../dist/src/wire.js';
import { report, show } from '../support/figures.mjs';
import { publish, raw, removeIndices } from '../support/index.mjs';
import { timed } from '../support/pace.mjs';
import { fixtures, prefix, saintCount } from '../support/settings.mjs';
import { syntheticSource } from '../support/synthetic.mjs';

const bodyBytes = 5_000_000;
const atOnce = 2;

export async function run() {
  const { marks, peakRssMb, totalMs } = await publish();
  for (const [place, { step, ms }] of marks.slice(0, -1).entries()) {
    report(`  ${step}`, `${show((marks[place + 1].ms - ms) / 1000, 1)} s`);
  }
  await removeIndices();
  const directory = mkdtempSync(join(tmpdir(), 'menologion-bench-'));
  const file = join(directory, 'bodies.ndjson');
  await prepare(file);
  const bulkMs = await timed(() => sendPrepared(file));
  rmSync(directory, { recursive: true });
  await removeIndices();
  const at = (begin) => marks.find(({ step }) => step.startsWith(begin)).ms;
  const buildMs = at('moving') - at('building');
  const rateIn = (ms) => `${show((saintCount / ms) * 1000, 0)} a second`;
  report('saints', show(saintCount));
  report('rebuild, without the survey', rateIn(buildMs));
  report('rebuild, with everything', rateIn(totalMs));
  report('_bulk of prepared bodies, merged too', rateIn(bulkMs));
  report('ratio', show(bulkMs / buildMs), '≥ 0.6');
  report('ratio with everything', show(bulkMs / totalMs));
  report('peak memory of the indexer', `${show(peakRssMb, 0)} MB`, '≤ 300 MB');
}

async function prepare(file) {
  const source = syntheticSource(saintCount, fixtures);
  const context = { ...(await surveySource(source)), vocabulary: loadVocabulary() };
  const out = createWriteStream(file);
  for await (const { kind, record } of source.read()) {
    if (kind !== 'saint') continue;
    const action = `{"index":{"_id":"${record.slug}"}}`;
    const line = `${action}\t${JSON.stringify(saintDocument(record, context))}\n`;
    if (!out.write(line)) await new Promise((resolve) => out.once('drain', resolve));
  }
  await new Promise((resolve) => out.end(resolve));
}

/** Into the same mapping and settings, refreshed and merged as a rebuild does. */
async function sendPrepared(file) {
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
  for await (const body of bodiesOf(file)) {
    const sent = raw('POST', `/${index}/_bulk?filter_path=errors`, body, 'application/x-ndjson');
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

async function* bodiesOf(file) {
  let lines = [];
  let bytes = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines.push(line.replace('\t', '\n'));
    bytes += line.length;
    if (bytes < bodyBytes) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
    bytes = 0;
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}
