/** The whole service on its own port, with parts that a test may replace. */
import { afterAll, onTestFinished } from 'vitest';
import type { KeyLookup } from '../../../src/access/keys/keys.js';
import { builtInTiers, type Tiers } from '../../../src/access/limits/tiers.js';
import { type HealthContext, healthMounts } from '../../../src/admin/mounts.js';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { AnswerCache } from '../../../src/http/answers/answer-cache.js';
import { type AppContext, createApp } from '../../../src/http/app.js';
import { type ServerOptions, startServer } from '../../../src/http/server.js';
import type { Access } from '../../../src/telemetry/access.js';
import { createClock, type SettableClock } from '../clock.js';
import { type Calls, createCalls } from './calls.js';
import { type Checks, createChecks } from './checks.js';
import type { OpenApi } from './document.js';
import { createTestKeys, type TestKeys } from './keys.js';
import { type MountsOptions, openTestMounts } from './mounts.js';

export interface ServiceOptions extends MountsOptions, Partial<Omit<AppContext, 'mounts'>> {
  readonly catalogue?: Catalogue;
  readonly keys?: KeyLookup;
  readonly tiers?: Tiers;
  readonly health?: HealthContext;
  readonly host?: string;
  readonly server?: Pick<ServerOptions, 'graceMs' | 'lingerMs' | 'timeouts'>;
}

export interface TestService extends Calls {
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

/** A Sunday in the Nativity Fast: Nicholas of Myra. */
const startOfClock = '2026-12-06T12:00:26.000Z';

const healthOf = (catalogue: Catalogue): HealthContext => ({
  engines: { catalogue: () => catalogue.ready() },
  isStopping: () => false,
  optional: new Set(),
});

/** Caches nothing, so that every request is looked up again. */
export const forgetful: AnswerCache = { get: (_exchange, _key, find) => find(), bytes: () => 0 };

/** A service for a single test, stopped with it. */
export async function startForTest(options: ServiceOptions = {}): Promise<TestService> {
  const service = await startTestService(options);
  onTestFinished(() => service.stop());
  return service;
}

/** A service for the tests of a file or a `describe`, stopped after the last. */
export async function startForSuite(options: ServiceOptions = {}): Promise<TestService> {
  const service = await startTestService(options);
  afterAll(() => service.stop());
  return service;
}

/** A service that whoever starts it stops. */
export async function startTestService(options: ServiceOptions = {}): Promise<TestService> {
  const clock = createClock(startOfClock);
  const tiers = options.tiers ?? builtInTiers;
  const keys = createTestKeys(clock.now, [...tiers.keys()]);
  const accesses: Access[] = [];
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  let url = '';
  const catalogue = options.catalogue ?? (await realCatalogue());
  const answering = await openTestMounts(options, {
    catalogue,
    keys: options.keys ?? keys,
    tiers,
    now: clock.now,
    origin: () => url,
    onFailure,
  });
  const app = createApp({
    ...answering,
    mounts: [...answering.mounts, ...healthMounts(options.health ?? healthOf(catalogue))],
    trustProxy: false,
    onAccess: (access) => accesses.push(access),
    onFailure,
    ...options,
  });
  const server = await startServer(app.callback(), {
    host: options.host ?? '127.0.0.1',
    port: 0,
    lingerMs: 20,
    ...options.server,
  });
  url = server.url;
  const checks = await checksOf(url);
  const newKey = (tier: string) => keys.issue(tier).text;
  const usualKey = tiers.has('internal') ? newKey('internal') : null;
  accesses.length = 0;
  return {
    ...createCalls(url, checks, usualKey),
    url,
    clock,
    keys,
    document: checks.document,
    checks,
    accesses,
    failures,
    newKey,
    drain: () => server.drain(),
    stop: () => server.stop(),
  };
}
