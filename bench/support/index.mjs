/** The index of synthetic saints that several benchmarks share, and raw requests to it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElasticsearchCatalogue } from '../../dist/src/elasticsearch/catalogue.js';
import { ofRecords } from '../../dist/src/elasticsearch/documents.js';
import { loadVocabulary } from '../../dist/src/wire/package-files.js';
import { report, show } from './figures.mjs';
import { prepareService, startService } from './service.mjs';
import { elasticsearchUrl, fixtures, prefix, root, saintCount } from './settings.mjs';
import { writeRecords } from './synthetic.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 10 });

/** Gives `work` a folder that is removed afterwards. */
export async function withDirectory(work) {
  const directory = mkdtempSync(join(tmpdir(), 'menologion-bench-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/**
 * Publishes the records of a file in a process of its own: how long each step took, and the peak of
 * its memory.
 */
export async function publish(records) {
  const child = spawn(process.execPath, [join(root, 'bench/publish.mjs'), records], {
    env: { ...process.env, INDEX_PREFIX: prefix },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`publishing ended with ${code}`);
  const { marks, peakRssMb } = JSON.parse(text);
  return { marks, peakRssMb, totalMs: marks.at(-1).ms };
}

/** Publishes unless as many saints are served already; `KEEP=1` leaves them for the next run. */
async function withIndex(work) {
  const counted = await raw(
    'POST',
    `/${prefix}-saints/_count?ignore_unavailable=true`,
    JSON.stringify({
      query: ofRecords,
    }),
  );
  if (counted.json().count !== saintCount) {
    await withDirectory(async (directory) => {
      const records = join(directory, 'records.ndjson');
      await writeRecords(records, saintCount, fixtures);
      const { totalMs, peakRssMb } = await publish(records);
      report('published in', `${show(totalMs / 1000, 0)} s, peak ${show(peakRssMb, 0)} MB`);
    });
  }
  try {
    return await work();
  } finally {
    if (!process.env.KEEP) await removeIndices();
  }
}

/** Gives `work` a service on the index, stopped afterwards; `settings` adds to its environment. */
export const withIndexService = (work, settings = {}) =>
  withIndex(async () => {
    const prepared = await prepareService({
      ELASTICSEARCH_URL: elasticsearchUrl(),
      INDEX_PREFIX: prefix,
      // As in docker-compose.yml.
      NODE_OPTIONS: '--max-semi-space-size=64',
      ...settings,
    });
    try {
      const service = await startService(prepared);
      try {
        await work(service);
      } finally {
        await service.stop();
      }
    } finally {
      prepared.remove();
    }
  });

export async function removeIndices() {
  const { json } = await raw('GET', `/_cat/indices/${prefix}-*?format=json`);
  for (const { index } of json()) await raw('DELETE', `/${index}`);
}

/** One request straight to Elasticsearch, or to `base`, over keep-alive connections and without a library. */
export function raw(
  method,
  path,
  body,
  { type = 'application/json', base = elasticsearchUrl() } = {},
) {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': type };
    const sent = request(base + path, { method, agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode < 300) resolve({ text, json: () => JSON.parse(text) });
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 500)}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

const vocabulary = loadVocabulary();

/** What the catalogue sends to Elasticsearch for a query of one request: path and body. */
export async function requestOf(ask) {
  const [request] = await requestsOf(ask, async () => nothing);
  return request;
}

/** All that the catalogue sends for a query; `send` answers each, by default Elasticsearch itself. */
export async function requestsOf(ask, send = sendStraight) {
  const requests = [];
  const client = {
    async search(parameters) {
      const request = straight(parameters);
      requests.push(request);
      return send(request);
    },
  };
  await ask(createElasticsearchCatalogue({ client, prefix, vocabulary }));
  return requests;
}

const nothing = { hits: { hits: [] }, _shards: { failed: 0 } };

const sendStraight = async ({ path, body }) => (await raw('POST', path, body)).json();

function straight({ index, allow_partial_search_results, preference, ...body }) {
  const query = new URLSearchParams({
    allow_partial_search_results,
    ...(preference ? { preference } : {}),
  });
  return { path: `/${index.join(',')}/_search?${query}`, body: JSON.stringify(body) };
}
