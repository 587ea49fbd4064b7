/** `publish.mjs FILE` publishes the records of a file, in a process whose memory is measured. */
import { setFlagsFromString } from 'node:v8';
import { readMappings } from '../dist/indexer/indices/mappings.js';
import { rebuild } from '../dist/indexer/rebuild.js';
import { toConfig } from '../dist/src/config/config.js';
import { createElasticsearchClient } from '../dist/src/elasticsearch/client.js';
import { loadVocabulary, mappingsDirectory } from '../dist/src/wire/package-files.js';
import { prefix } from './support/settings.mjs';
import { readRecords } from './support/synthetic.mjs';

setFlagsFromString('--heap-growing-percent=100');
const startMs = performance.now();
const marks = [];
const mark = (step) => marks.push({ step, ms: performance.now() - startMs });
const client = await createElasticsearchClient(toConfig(process.env), 'indexing');
await rebuild({
  client,
  prefix,
  records: await readRecords(process.argv[2]),
  files: readMappings(mappingsDirectory()),
  vocabulary: loadVocabulary(),
  now: Date.now,
  keep: 0,
  force: true,
  report: {
    changes: () => {},
    loaded: () => {},
    step(message) {
      mark(message);
      console.error(message);
    },
  },
});
mark('end');
await client.close();
const peakRssMb = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ marks, peakRssMb }));
