// Breaks one thing after another in the cluster variant under a mixed load, and checks all along what is
// promised: URL SEED MINUTES PROJECT. Called by chaos.sh, which has started the containers.
import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const [, , url, seed, minutes, project] = process.argv;
const run = promisify(execFile);
const { ENGINES_NET: engines = '172.31.78', RATE: perSecond = '50' } = process.env;
const compose = ['compose', ...(process.env.COMPOSE_FILES ?? '').split(' ')];

/** What an answer of 503 may take, and how soon all is well again after a fault has ended. */
const mostMs = 1_500;
const backMs = Number(process.env.BACK_MS ?? 10_000);
/** What a busy machine adds: answers this much later are listed, but are no fault of the service. */
const slackMs = Number(process.env.SLACK_MS ?? 500);

// ── by lot, the same for the same seed ──

let state = Number(seed) >>> 0;
/** mulberry32 */
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const between = (low, high) => low + Math.floor(random() * (high - low + 1));
const oneOf = (list) => list[Math.floor(random() * list.length)];
function shuffled(list) {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}

// ── containers and engines ──

const nodes = ['es01', 'es02', 'es03'];
const replicas = ['api-1', 'api-2'];
const hosts = { es01: 11, es02: 12, es03: 13, redis: 21 };
const container = (service) => `${project}-${service}-1`;
const docker = async (...args) => (await run('docker', args, { maxBuffer: 2 ** 26 })).stdout;
const onAll = (command, services) => docker(command, ...services.map(container));
const index = (...args) =>
  docker(...compose, 'run', '--rm', '-T', '--no-deps', 'index', 'index', ...args);
const redis = (...args) => docker('exec', container('redis'), 'redis-cli', ...args);

/** The first node that answers is asked. */
async function es(method, path, body) {
  let failure;
  for (const node of nodes) {
    try {
      const answer = await fetch(`http://${engines}.${hosts[node]}:9200/${path}`, {
        method,
        signal: AbortSignal.timeout(20_000),
        headers: { 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
      return JSON.parse(text);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
const liveIndex = async (alias) => Object.keys(await es('GET', `_alias/${alias}`))[0];
async function green() {
  for (let tries = 0; tries < 60; tries += 1) {
    const health = await es('GET', '_cluster/health').catch(() => ({}));
    if (health.status === 'green' && health.number_of_nodes === nodes.length) return;
    await delay(1_000);
  }
  throw new Error('the cluster does not become green');
}

const anyAlias = () => `menologion-${oneOf(['saints', 'feasts', 'countries'])}`;
const keysOnly = { indices: 'menologion-keys', include_global_state: false };

/** Stops for a moment and goes on, again and again, so that everything takes longer. */
async function slowDown(service, forMs) {
  const until = Date.now() + forMs;
  while (Date.now() < until) {
    // Docker fails to pause a busy container now and then.
    await docker('pause', container(service)).catch(() => undefined);
    await delay(150);
    await docker('unpause', container(service)).catch(() => undefined);
    await delay(150);
  }
}
/**
 * Takes a container off the network of the engines, and gives a function that puts it back. Docker
 * then forgets the container's aliases, and removes its `extra_hosts` that are names of services,
 * which no failure of a network does: both are restored.
 */
async function cutOff(service, host) {
  const name = container(service);
  const network = `${project}_engines`;
  const path = (await docker('inspect', '-f', '{{.HostsPath}}', name)).trim();
  const helper = ['run', '--rm', '--user', '0', '--entrypoint', 'sh', '-v', `${path}:/hosts`];
  const inHosts = (command) => docker(...helper, 'redis:7-bookworm', '-c', command);
  const hosts = await inHosts('base64 -w 0 /hosts');
  const restore = () => inHosts(`echo ${hosts} | base64 -d >/hosts`);
  await docker('network', 'disconnect', network, name);
  await restore();
  return async () => {
    const ip = host ? ['--ip', `${engines}.${host}`] : [];
    await docker('network', 'connect', '--alias', service, ...ip, network, name);
    await restore();
  };
}

/** Starts a rebuild and kills it after a while. */
async function killRebuild(afterMs) {
  const name = `${project}-rebuild`;
  const rebuild = docker(
    ...compose,
    'run',
    '--rm',
    '-T',
    '--no-deps',
    '--name',
    name,
    'index',
    'index',
    'rebuild',
    '--force',
  );
  await delay(afterMs);
  await docker('kill', name).catch(() => undefined);
  await rebuild.catch(() => undefined);
}

// ── the faults ──

const wait = () => delay(between(4_000, 12_000));

/**
 * Each resolves when the fault is over, by itself or by the documented command. `unharmed`: nobody may
 * notice. `recounts`: replicas may count by themselves, or from zero.
 */
const faults = {
  'a node is killed': {
    unharmed: false,
    async break() {
      const node = oneOf(nodes);
      await docker('kill', container(node));
      await wait();
      await docker('start', container(node));
    },
  },
  'a node is paused': {
    async break() {
      const node = oneOf(nodes);
      await docker('pause', container(node));
      await wait();
      await docker('unpause', container(node));
    },
  },
  'a node is slow': { break: () => slowDown(oneOf(nodes), between(5_000, 12_000)) },
  'a node is cut off': {
    async break() {
      const node = oneOf(nodes);
      const reconnect = await cutOff(node, hosts[node]);
      await wait();
      await reconnect();
    },
  },
  'all nodes are paused': {
    async break() {
      await onAll('pause', nodes);
      await wait();
      await onAll('unpause', nodes);
    },
  },
  'all nodes are paused for long': {
    async break() {
      await onAll('pause', nodes);
      await delay(between(20_000, 40_000));
      await onAll('unpause', nodes);
    },
  },
  'the disks are full': {
    async break() {
      // What Elasticsearch does at the flood stage.
      const block = (on) =>
        es('PUT', 'menologion-*/_settings', { 'index.blocks.read_only_allow_delete': on });
      await block(true);
      await es('PUT', '_cluster/settings', {
        persistent: { 'cluster.blocks.read_only_allow_delete': true },
      });
      const rebuild = await index('rebuild', '--force').then(
        () => 'published',
        () => 'refused',
      );
      if (rebuild !== 'refused') broken('a rebuild is published on full disks');
      await wait();
      await es('PUT', '_cluster/settings', {
        persistent: { 'cluster.blocks.read_only_allow_delete': null },
      });
      await block(null);
    },
    unharmed: true,
  },
  'the circuit breakers are open': {
    async break() {
      // What Elasticsearch does when its heap is nearly full.
      const limit = (total) =>
        es('PUT', '_cluster/settings', { persistent: { 'indices.breaker.total.limit': total } });
      await limit('1%');
      await wait();
      await limit(null);
    },
  },
  'an alias is removed': {
    async break() {
      const alias = anyAlias();
      await es('POST', '_aliases', { actions: [{ remove: { index: '*', alias } }] });
      await delay(between(1_000, 5_000));
      await index('rebuild');
    },
  },
  'an index is deleted': {
    async break() {
      await es('DELETE', await liveIndex(anyAlias()));
      await delay(between(1_000, 5_000));
      await index('rebuild');
    },
  },
  'the keys are deleted': {
    async break() {
      await es('DELETE', 'menologion-keys');
      await wait();
      await es('POST', '_snapshot/chaos/keys/_restore?wait_for_completion=true', keysOnly);
    },
  },
  'the keys are closed and restored': {
    async break() {
      await es('POST', 'menologion-keys/_close');
      await wait();
      await es('POST', '_snapshot/chaos/keys/_restore?wait_for_completion=true', keysOnly);
      await es('POST', 'menologion-keys/_open');
    },
  },
  'Redis is killed': {
    recounts: true,
    unharmed: true,
    async break() {
      await docker('kill', container('redis'));
      await wait();
      await docker('start', container('redis'));
    },
  },
  'Redis is paused': {
    recounts: true,
    async break() {
      await docker('pause', container('redis'));
      await wait();
      await docker('unpause', container('redis'));
    },
  },
  'Redis is full': {
    recounts: true,
    unharmed: true,
    async break() {
      await redis('config', 'set', 'maxmemory', '1');
      await wait();
      await redis('config', 'set', 'maxmemory', '128mb');
    },
  },
  'Redis fails over': {
    recounts: true,
    unharmed: true,
    async break() {
      await redis('replicaof', '127.0.0.1', '1');
      await wait();
      await redis('replicaof', 'no', 'one');
      await redis('flushall');
    },
  },
  'a rebuild is killed': { break: () => killRebuild(between(500, 9_000)) },
  'a rebuild under load': { break: () => index('rebuild', '--force') },
  'a rollback': {
    async break() {
      await index('rebuild', '--force');
      await delay(2_000);
      await index('rollback');
    },
  },
  'a replica is drained': {
    unharmed: true,
    async break() {
      const replica = oneOf(replicas);
      await docker('stop', '-t', '30', container(replica));
      await docker('start', container(replica));
      await isReady(replica);
    },
  },
  'a replica is killed': {
    async break() {
      const replica = oneOf(replicas);
      await docker('kill', container(replica));
      await wait();
      await docker('start', container(replica));
      await isReady(replica);
    },
  },
  'a replica is paused': {
    async break() {
      const replica = oneOf(replicas);
      await docker('pause', container(replica));
      await wait();
      await docker('unpause', container(replica));
    },
  },
  'a replica is cut off from the engines': {
    recounts: true,
    async break() {
      const replica = oneOf(replicas);
      const reconnect = await cutOff(replica);
      await wait();
      await reconnect();
    },
  },
};

async function isReady(replica) {
  for (let tries = 0; tries < 120; tries += 1) {
    const state = await docker('inspect', '-f', '{{.State.Health.Status}}', container(replica));
    if (state.trim() === 'healthy') return;
    await delay(250);
  }
  throw new Error(`${replica} does not become ready`);
}

// ── the load ──

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const accept = 'application/json, text/event-stream';

/** Resolves to the status, the headers, the text and the time taken; status 0 if there was no answer. */
function ask({ path, method = 'GET', body = '', headers = {} }, key) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status, answered = {}, text = '') =>
      resolve({
        path,
        status,
        headers: answered,
        text,
        startedAt,
        ms: performance.now() - startedAt,
      });
    const all = {
      ...headers,
      Authorization: `Bearer ${key}`,
      'Content-Length': Buffer.byteLength(body),
    };
    const asked = request(url + path, { agent, method, headers: all, timeout: 20_000 });
    asked.once('response', (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', (error) => done(0, {}, error.code));
      answer.once('end', () =>
        done(answer.statusCode, answer.headers, Buffer.concat(chunks).toString()),
      );
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer in 20 s')));
    asked.once('error', (error) => done(0, {}, error.code ?? error.message));
    asked.end(body);
  });
}

const toolCall = (name, values) => ({
  path: '/mcp',
  method: 'POST',
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: values },
  }),
  headers: { 'Content-Type': 'application/json', Accept: accept },
});
const saints = [
  'nicholas-of-myra',
  'sergius-of-radonezh',
  'nina-enlightener-of-georgia',
  'basil-the-great',
  'mary-of-egypt',
];
const texts = [
  'nicholas',
  'sergii of radonezh',
  'patron of sailors',
  'georgia',
  'nativity',
  'wonderworker',
  'mary',
  'monk of mount athos',
  'saint',
  'barlam',
];

/** Hot and cold: some are asked for all the time, of others there are more than come up in a minute. */
function questions() {
  const days = Array.from({ length: 400 }, (_, at) =>
    new Date(Date.UTC(1900 + at, at % 12, 1 + (at % 28))).toISOString().slice(0, 10),
  );
  return [
    ...Array.from({ length: 40 }, () => ({ path: '/v1/calendar/2026-12-06' })),
    ...Array.from({ length: 40 }, () => ({ path: `/v1/saints/${saints[0]}` })),
    ...days.map((day, at) => ({ path: `/v1/calendar/${day}${at % 2 ? '?calendar=julian' : ''}` })),
    ...saints.flatMap((slug) => [
      { path: `/v1/saints/${slug}` },
      { path: `/v1/saints/${slug}/hymnography` },
      { path: `/saints/${slug}` },
    ]),
    ...texts.flatMap((q) =>
      [1, 3, 5, 10].map((limit) => ({
        path: `/v1/search?q=${encodeURIComponent(q)}&limit=${limit}`,
      })),
    ),
    ...Array.from({ length: 60 }, (_, at) => ({ path: `/v1/calendar/pascha/${1900 + at * 7}` })),
    ...Array.from({ length: 30 }, (_, at) => ({ path: `/v1/saints?limit=${at + 1}` })),
    { path: '/v1/feasts/radonitsa' },
    { path: '/v1/countries/georgia' },
    ...Array.from({ length: 20 }, () => ({ path: '/feeds/today.json' })),
    ...days.slice(0, 30).map((date) => toolCall('get_day', { date })),
    ...saints.map((slug) => toolCall('get_saint', { slug })),
  ];
}
const nameOf = ({ path, body = '' }) => path + body;
/** Answers of tools name the generation, and a rebuild makes a new one with the same content. */
const contentOf = (text) => text.replaceAll(/\d{8}t\d{9}z/g, 'generation');

const recorded = new Map();
async function record(key) {
  const queue = [...new Map(questions().map((each) => [nameOf(each), each])).values()];
  const work = async () => {
    for (let each = queue.pop(); each; each = queue.pop()) {
      let answer = await ask(each, key);
      for (
        let tries = 0;
        (answer.status !== 200 || isFailedCall(answer)) && tries < 60;
        tries += 1
      ) {
        await delay(500);
        answer = await ask(each, key);
      }
      if (answer.status !== 200)
        throw new Error(`${nameOf(each)}: ${answer.status} ${answer.text.slice(0, 200)}`);
      recorded.set(nameOf(each), contentOf(answer.text));
    }
  };
  await Promise.all([work(), work(), work()]);
}
/** A call of a tool that fails is an answer of 200 that says so. */
const isFailedCall = ({ path, text }) => path === '/mcp' && text.includes('"isError":true');

// ── what must hold ──

let breaches = 0;
let doing = 'nothing';
const listed = new Map();
/** A promise that was broken; of each, the first three cases are shown. */
function broken(what, detail = '') {
  breaches += 1;
  const times = (listed.get(what) ?? 0) + 1;
  listed.set(what, times);
  if (times <= 3) console.log(`   BROKEN while ${doing}: ${what} ${detail}`);
}

const seen = [];
let late = 0;
function check(asked, answer) {
  const { status, headers, ms } = answer;
  const isCall = asked.path === '/mcp';
  const isAway =
    status === 503 || (isCall && isFailedCall(answer) && /try again in \d+ s/.test(answer.text));
  seen.push({
    at: answer.startedAt,
    ms,
    isAway,
    status,
    isStale: headers['cache-status'] !== undefined,
  });
  if (status === 200 && !isAway) {
    const wanted = recorded.get(nameOf(asked));
    const text = contentOf(answer.text);
    if (text !== wanted) {
      let at = 0;
      while (text[at] === wanted[at]) at += 1;
      broken('a wrong answer', `${nameOf(asked)}: …${text.slice(Math.max(0, at - 50), at + 150)}`);
    }
    if (Number(headers.age ?? 0) > 60) broken('an answer more than a minute old');
  } else if (isAway) {
    if (status === 503 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? ''))
      broken('a 503 without Retry-After');
  } else if (status === 401) broken('401 for a live key');
  else broken(`status ${status}`, `${asked.path}: ${answer.text.slice(0, 200)}`);
  if (ms > mostMs) late += 1;
  if (isAway && ms > mostMs + slackMs) broken('a late 503', `after ${Math.round(ms)} ms`);
}

const counts = new Map();
let recountedAt = Number.NEGATIVE_INFINITY;
/** A key of sixty a minute that always asks for more; its minute is the one that the answer tells. */
function checkQuota({ status, headers }) {
  if (status === 401) broken('401 for a live key');
  if (status !== 200) return;
  const left = Number(/"minute";r=\d+;t=(\d+)/.exec(headers.ratelimit ?? '')?.[1] ?? 0);
  const minute = Math.round((Date.now() + left * 1000) / 60_000);
  const used = (counts.get(minute) ?? 0) + 1;
  counts.set(minute, used);
  const most = Date.now() - recountedAt < 120_000 ? 60 * (1 + 2 * replicas.length) : 60;
  if (used > most) checkCounting(`${used} answers to a key of ${most} a minute`);
}

/** On a machine that is too busy for Redis to answer in time, a replica may count by itself, which it logs. */
async function checkCounting(excess) {
  recountedAt = Date.now();
  const logs = await Promise.all(
    replicas.map((replica) =>
      run('docker', ['logs', '--since', '3m', container(replica)], { maxBuffer: 2 ** 26 }),
    ),
  );
  const countedAlone = logs.some(({ stderr }) => stderr.includes('limits are counted here'));
  if (!countedAlone) broken('a quota exceeded', excess);
}

function startLoad(key, limitedKey) {
  const all = questions();
  const timers = [
    setInterval(() => {
      // Not by the seed's lot: how many are asked depends on the machine.
      const asked = all[Math.floor(Math.random() * all.length)];
      ask(asked, key).then((answer) => check(asked, answer));
    }, 1000 / Number(perSecond)),
    setInterval(() => ask({ path: `/v1/saints/${saints[0]}` }, limitedKey).then(checkQuota), 400),
  ];
  return () => timers.forEach(clearInterval);
}

// ── the course ──

async function breakOnce(name) {
  const { break: fault, unharmed = false, recounts = false } = faults[name];
  doing = name;
  if (recounts) recountedAt = Number.POSITIVE_INFINITY;
  const from = performance.now();
  await fault().catch((error) =>
    broken(
      'a command that fails',
      `${error.message.slice(0, 300)} ${error.stderr?.slice(-500) ?? ''}`,
    ),
  );
  const to = performance.now();
  if (recounts) recountedAt = Date.now();
  await delay(backMs + 3_000);
  const during = seen.filter(({ at }) => at >= from && at < to);
  const after = seen.filter(({ at }) => at >= to);
  const away = [...during, ...after].filter(({ isAway }) => isAway);
  const last = after.filter(({ isAway }) => isAway).at(-1);
  const back = last ? Math.round(last.at - to) : 0;
  if (back > backMs) broken('still 503 when it is over', `after ${back} ms`);
  if (unharmed && away.length > 0) broken('503 where nobody should notice', `${away.length} times`);
  const stale = [...during, ...after].filter(({ isStale }) => isStale).length;
  const slowest = Math.round(Math.max(0, ...[...during, ...after].map(({ ms }) => ms)));
  console.log(
    `${name}: ${Math.round((to - from) / 100) / 10} s, ${during.length + after.length} answers, ${away.length} of 503, ${stale} from the cache in the outage, slowest ${slowest} ms, back after ${back} ms`,
  );
  seen.length = 0;
  doing = 'nothing';
  // Shards that are being copied are no part of the next fault.
  await green();
}

const keyOf = async (tier) =>
  (
    await docker(
      'exec',
      container('api-1'),
      'menologion',
      'keys',
      'issue',
      '--tenant',
      'chaos',
      '--tier',
      tier,
    )
  ).trim();
const key = await keyOf('internal');
const limitedKey = await keyOf('free');
await es('PUT', '_snapshot/chaos', {
  type: 'fs',
  settings: { location: '/usr/share/elasticsearch/snapshots' },
});
await es('PUT', '_snapshot/chaos/keys?wait_for_completion=true', keysOnly);
await green();
await record(key);
console.log(
  `${recorded.size} answers recorded; seed ${seed}, ${minutes} minutes, ${perSecond} requests a second`,
);

const stop = startLoad(key, limitedKey);
const until = Date.now() + Number(minutes) * 60_000;
let order = [];
let total = 0;
const only = process.env.ONLY;
while (Date.now() < until) {
  if (order.length === 0)
    order = shuffled(Object.keys(faults).filter((name) => !only || name.includes(only)));
  await breakOnce(order.pop());
  total += 1;
}
stop();
await delay(3_000);
agent.destroy();
for (const [what, times] of listed) console.log(`${times} × ${what}`);
console.log(`${total} faults, ${breaches} breaches, ${late} answers after more than ${mostMs} ms`);
process.exit(breaches > 0 ? 1 : 0);
