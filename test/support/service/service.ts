/** The whole service on its own port, and ways to call it. */

import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { apiOf, type OperationsContext, operationsOf } from '../../../src/api/operations.js';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import { settings } from '../../../src/config/settings.js';
import { feedRows } from '../../../src/feeds/rows.js';
import type { Access } from '../../../src/http/access.js';
import { type HealthContext, healthMounts } from '../../../src/http/admin/health.js';
import { type AnswerMemory, createAnswerMemory } from '../../../src/http/answers/answer-memory.js';
import { type AdmitContext, createAdmission } from '../../../src/http/api/admit.js';
import { type ApiContext, apiMounts } from '../../../src/http/api/endpoint.js';
import { type AppContext, createApp } from '../../../src/http/app.js';
import { feedMounts } from '../../../src/http/feeds/mounts.js';
import { mcpMount } from '../../../src/http/mcp/mcp-mount.js';
import { type ServerOptions, startServer } from '../../../src/http/server.js';
import type { SiteMounts, SiteMountsContext } from '../../../src/http/site/mounts.js';
import { createVisitors } from '../../../src/http/site/visitors.js';
import type { Policy } from '../../../src/limits/limiter.js';
import { createMemoryFailureLimiter, createMemoryLimiter } from '../../../src/limits/memory.js';
import { builtInTiers } from '../../../src/limits/tiers.js';
import { toolsOf } from '../../../src/mcp/tools.js';
import { createClock, type SettableClock } from '../../limits/clock.js';
import { type Answer, toAnswer } from './answer.js';
import { type Checks, createChecks } from './checks.js';
import type { OpenApi } from './document.js';
import { createTestKeys, type TestKeys } from './keys.js';
import { exchange, parseAnswers, type RawRequest, requestBytes } from './raw.js';

export interface ServiceOptions
  extends Partial<AdmitContext & ApiContext & OperationsContext & AppContext> {
  /** Pages for people, with this allowance; without it there are none. */
  readonly pages?: Policy;
  readonly health?: HealthContext;
  /** Told when the library of the tools' protocol is asked for. */
  readonly onMcpLoad?: () => void;
  readonly host?: string;
  readonly server?: Pick<ServerOptions, 'graceMs' | 'lingerMs' | 'timeouts'>;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The key to call with: by default one of the tier `internal`; null for none. */
  readonly key?: string | null;
}

export interface TestService {
  readonly url: string;
  readonly clock: SettableClock;
  readonly keys: TestKeys;
  readonly document: OpenApi;
  readonly checks: Checks;
  /** What was logged. */
  readonly accesses: Access[];
  readonly failures: unknown[];
  /** The text of a new key. */
  newKey(tier: string): string;
  /** Asks by fetch. Every answer is held to the contract and to the served document. */
  ask<Body>(path: string, ask?: Ask): Promise<Answer<Body>>;
  /** Asks on a bare socket, the target and headers as they are given; checked as well. */
  askRaw<Body>(request: RawRequest, key?: string | null): Promise<Answer<Body>>;
  /** Sends bytes, which need not be HTTP, and reads all answers; checked as well. */
  send(bytes: Buffer | string): Promise<Answer<never>[]>;
  /** As before it is stopped: every answer ends its connection. */
  drain(): void;
  stop(): Promise<void>;
}

/** Loaded on use: reading the fixtures takes time. */
const realCatalogue = async () => (await import('../records/corpus.js')).corpus();

/** Checks by the document that the first service of the process serves; they all serve the same. */
let served: Promise<Checks> | undefined;
function checksOf(url: string): Promise<Checks> {
  served ??= fetch(`${url}/v1/openapi.json`)
    .then((response) => response.json())
    .then((document) => createChecks(document as OpenApi));
  return served;
}

type OfSite = Pick<
  SiteMountsContext,
  'api' | 'catalogue' | 'operations' | 'tools' | 'feeds' | 'tiers' | 'now' | 'origin'
>;

async function openSite(context: OfSite, policy: Policy): Promise<SiteMounts> {
  const { siteMounts } = await import('../../../src/http/site/mounts.js');
  const { loadAssets } = await import('../../../src/site/assets.js');
  return siteMounts({
    ...context,
    assets: await loadAssets(fileURLToPath(new URL('../../../assets', import.meta.url))),
    answers: createAnswerMemory({ ...forEver, onFailure: () => {} }),
    limiter: createMemoryLimiter({ now: context.now, maxSubjects }),
    policy,
  });
}

/** A Sunday in the Nativity Fast: Nicholas of Myra. */
const startOfClock = '2026-12-06T12:00:26.000Z';

/** The default allocates room for 100,000, which takes longer than the rest of the start. */
const maxSubjects = 1_000;

/** How often an address may request what needs no quota, per minute. */
export const openPerMinute = 30;

/** Where the OpenAPI document says that the service is. */
const publicUrl = 'https://menologion.example';

const forEver = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };

/** Caches nothing, so that every request is looked up again. */
export const forgetful: AnswerMemory = { get: (_key, find) => find(), bytes: () => 0 };

/** A service for a single test, stopped with it. */
export async function startForTest(options: ServiceOptions = {}): Promise<TestService> {
  const service = await startService(options);
  onTestFinished(() => service.stop());
  return service;
}

export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const clock = createClock(startOfClock);
  const { now } = clock;
  const tiers = options.tiers ?? builtInTiers;
  const keys = createTestKeys(now, [...tiers.keys()]);
  const accesses: Access[] = [];
  const failures: unknown[] = [];
  const catalogue: Catalogue = options.catalogue ?? (await realCatalogue());
  const newRequestId = () => randomUUID();
  const health = options.health ?? {
    engines: { catalogue: () => catalogue.ready() },
    isStopping: () => false,
    optional: new Set(),
  };
  const operationsContext = { catalogue, now: options.now ?? now };
  const api = apiOf({ ...operationsContext, ...options });
  const operations = operationsOf(api, () => publicUrl);
  const tools = toolsOf({ api, now });
  let url = '';
  const feeds = options.pages ? feedRows({ ...{ api, catalogue, now }, origin: () => url }) : [];
  const admission = createAdmission({
    keys,
    tiers,
    limiter: createMemoryLimiter({ now, maxSubjects }),
    failures: createMemoryFailureLimiter({ now, maxAddresses: maxSubjects }),
    mostKeyLookups: settings.mostKeyLookups.unset,
    onMissingTier: (tier: string) => failures.push(tier),
    ...options,
  });
  const site =
    options.pages &&
    (await openSite(
      { api, catalogue, operations, tools, feeds, tiers, now, origin: () => url },
      options.pages,
    ));
  const onFailure = (error: unknown) => failures.push(error);
  const visitors = createVisitors({
    limiter: createMemoryLimiter({ now, maxSubjects }),
    policy: { perMinute: openPerMinute, perMonth: null },
  });
  const open = {
    ...{ catalogue, visitors },
    answers: createAnswerMemory({ ...forEver, onFailure: (error) => failures.push(error) }),
  };
  const mcp = mcpMount({
    admission,
    toolNames: new Set(tools.map(({ name }) => name)),
    load: async () => {
      options.onMcpLoad?.();
      const { createMcpServer } = await import('../../../src/mcp/server.js');
      return createMcpServer({ tools, origin: () => url });
    },
    visitors,
    allowedOrigins: ['https://assistant.example'],
    origin: () => url,
    onFailure,
  });
  const app = createApp({
    mounts: [
      ...apiMounts({
        ...{ operations, admission },
        answers: createAnswerMemory({ ...forEver, onFailure: (error) => failures.push(error) }),
        mostLookups: { all: settings.mostLookups.unset, costly: settings.mostSearches.unset },
        ...options,
      }),
      ...healthMounts(health),
      mcp,
      ...feedMounts(feeds, open),
      ...(site?.mounts ?? []),
    ],
    problemPage: site?.problemPage,
    monotonicMs: () => performance.now(),
    newRequestId,
    trustProxy: false,
    onAccess: (access) => accesses.push(access),
    onFailure,
    ...options,
  });
  const { host = '127.0.0.1' } = options;
  const server = await startServer(app.callback(), {
    host,
    port: 0,
    newRequestId,
    lingerMs: 20,
    ...options.server,
  });
  url = server.url;
  const checks = await checksOf(url);
  const newKey = (tier: string) => keys.issue(tier).text;
  const internalKey = tiers.has('internal') ? newKey('internal') : null;
  accesses.length = 0;

  return {
    url,
    clock,
    keys,
    document: checks.document,
    checks,
    accesses,
    failures,
    newKey,
    async ask<Body>(path: string, { method = 'GET', headers = {}, key = internalKey }: Ask = {}) {
      const authorization = key === null ? {} : { Authorization: `Bearer ${key}` };
      const response = await fetch(url + path, {
        method,
        headers: { 'Accept-Encoding': 'identity', ...authorization, ...headers },
        redirect: 'manual',
      });
      const answer = toAnswer<Body>(response.status, response.headers, await response.text());
      checks.check({ method, target: path }, answer);
      return answer;
    },
    async askRaw<Body>(request: RawRequest, key: string | null = internalKey) {
      const { method = 'GET', target, headers = [] } = request;
      const authorization = key === null ? [] : [`Authorization: Bearer ${key}`];
      const bytes = requestBytes({ ...request, headers: [...authorization, ...headers] });
      const answers = parseAnswers(await exchange(url, bytes), method === 'HEAD');
      const [answer] = answers;
      if (!answer || answers.length > 1) throw new Error(`${answers.length} answers to ${target}`);
      checks.check({ method, target }, answer);
      return answer as Answer<Body>;
    },
    async send(bytes) {
      const answers = parseAnswers(await exchange(url, Buffer.from(bytes as string, 'latin1')));
      for (const answer of answers) checks.check({ method: '', target: '' }, answer);
      return answers;
    },
    drain: () => server.drain(),
    stop: () => server.stop(),
  };
}
