import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createCachedLookup } from '../../src/access/keys/cached.js';
import { type KeyLookup, KeysUnavailableError } from '../../src/access/keys/keys.js';
import { type Catalogue, CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { answerOf } from '../../src/http/answers/answer.js';
import { createAnswerCache } from '../../src/http/answers/answer-cache.js';
import { callTool } from '../support/call-tool.js';
import { createClock } from '../support/clock.js';
import { useMonotonicClock } from '../support/monotonic-clock.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import type { Answer, ProblemBody } from '../support/service/answer.js';
import { steadyHeaders } from '../support/service/answer.js';
import { createTestKeys } from '../support/service/keys.js';
import { forgetful, startForTest } from '../support/service/test-service.js';

const sample = sampleCatalogue();
const path = '/v1/saints/anna';

/** A service whose answers are fresh for 4 seconds, and given up to 9, in an outage 60 seconds old. */
async function startAging(catalogue: Partial<Catalogue>, keys?: KeyLookup) {
  const clock = createClock(0);
  useMonotonicClock(clock.now);
  const lost: unknown[] = [];
  const answers = createAnswerCache({
    freshMs: 4_000,
    staleMs: 9_000,
    outageMs: 60_000,
    onFailure: (error) => lost.push(error),
  });
  const service = await startForTest({
    catalogue: { ...sample, ...catalogue },
    ...(keys && { keys }),
    newCache: () => answers,
  });
  return { service, aging: clock, lost };
}

/** A look-up of saints whose answers the test gives, in the order of the questions. */
function heldSaints() {
  const waiting: ((bio: string) => void)[] = [];
  const saint = vi.fn<Catalogue['saint']>(
    (slug) =>
      new Promise((resolve) => {
        waiting.push((shortBio) => resolve({ ...aSaint(slug), shortBio }));
      }),
  );
  return { saint, release: (index: number, bio: string) => waiting[index]?.(bio) };
}

describe('a cached answer', () => {
  it('is served forever if content cannot change', async () => {
    const saint = vi.fn(sample.saint);
    const service = await startForTest({ catalogue: { ...sample, saint } });
    const first = await service.ask(path);
    const again = await service.ask(path);
    expect(steadyHeaders(again)).toEqual(steadyHeaders(first));
    expect([again.text, saint.mock.calls.length]).toEqual([first.text, 1]);
  });

  it('is not served to another request', async () => {
    const service = await startForTest({ catalogue: sample });
    const targets = [
      '/v1/saints',
      '/v1/saints?limit=1',
      '/v1/saints?limit=2',
      '/v1/calendar/2026-12-06',
      '/v1/calendar/2026-12-06?calendar=julian',
      '/v1/search?q=anna',
      '/v1/search?q=cosmas',
    ];
    const first = await Promise.all(targets.map((target) => service.ask(target)));
    const again = await Promise.all(targets.map((target) => service.ask(target)));
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    expect(new Set(first.map(({ text }) => text)).size).toBe(targets.length);
  });

  it('is never an error', async () => {
    let isThere = false;
    const saint: Catalogue['saint'] = async (slug) => (isThere ? aSaint(slug) : undefined);
    const service = await startForTest({ catalogue: { ...sample, saint } });
    expect((await service.ask(path)).status).toBe(404);
    isThere = true;
    expect((await service.ask(path)).status).toBe(200);
  });
});

describe('a look-up', () => {
  it('is shared by all who ask the same at once', async () => {
    const { saint, release } = heldSaints();
    const { service } = await startAging({ saint });
    const asked = Array.from({ length: 50 }, () => service.ask(path));
    await expect.poll(() => saint.mock.calls.length).toBe(1);
    await delay(50);
    release(0, 'found once');
    const answers = await Promise.all(asked);
    expect(answers.every(({ text }) => text.includes('found once'))).toBe(true);
    expect(saint).toHaveBeenCalledTimes(1);
  });

  it('fails for all who wait for it, and for no other', async () => {
    let isAway = true;
    const saint: Catalogue['saint'] = async (slug) => {
      await delay(20);
      if (isAway) throw new CatalogueUnavailableError('away');
      return sample.saint(slug);
    };
    const { service } = await startAging({ saint });
    const asked = await Promise.all([service.ask(path), service.ask(path)]);
    expect(asked.map(({ status }) => status)).toEqual([503, 503]);
    isAway = false;
    expect((await service.ask(path)).status).toBe(200);
  });
});

describe('an answer that has grown old', () => {
  it('is served while one look-up renews it', async () => {
    const { saint, release } = heldSaints();
    const { service, aging } = await startAging({ saint });
    const first = service.ask(path);
    await expect.poll(() => saint.mock.calls.length).toBe(1);
    release(0, 'the old life');
    await first;
    aging.set(3_999);
    await service.ask(path);
    expect(saint).toHaveBeenCalledTimes(1);
    aging.set(4_000);
    const meanwhile = await Promise.all(Array.from({ length: 5 }, () => service.ask(path)));
    expect(meanwhile.every(({ text }) => text.includes('the old life'))).toBe(true);
    expect(saint).toHaveBeenCalledTimes(2);
    release(1, 'the new life');
    await expect.poll(async () => (await service.ask(path)).text).toContain('the new life');
    expect(saint).toHaveBeenCalledTimes(2);
  });

  it('is renewed one at a time', async () => {
    const { saint, release } = heldSaints();
    const { service, aging } = await startAging({ saint });
    const paths = ['anna', 'cosmas', 'damian'].map((slug) => `/v1/saints/${slug}`);
    const askAll = () => Promise.all(paths.map((each) => service.ask(each)));
    const first = askAll();
    await expect.poll(() => saint.mock.calls.length).toBe(3);
    for (const index of [0, 1, 2]) release(index, 'the old life');
    await first;
    aging.set(4_000);
    const meanwhile = await askAll();
    expect(meanwhile.every(({ text }) => text.includes('the old life'))).toBe(true);
    expect(saint).toHaveBeenCalledTimes(4);
    release(3, 'the new life');
    await expect.poll(async () => (await service.ask(paths[0] ?? '')).text).toContain('new life');
    await askAll();
    expect(saint).toHaveBeenCalledTimes(5);
  });

  it.each(['/saints/anna', '/saints.csv', '/robots.txt', '/feeds/today.atom'])(
    'is a hit for the log and the metrics: %s',
    async (target) => {
      const pages = { perMinute: null, perMonth: null };
      const service = await startForTest({ catalogue: sample, pages });
      for (const _ of ['looked up', 'cached']) {
        expect((await fetch(service.url + target)).status).toBe(200);
      }
      expect(service.accesses.map(({ cache }) => cache)).toEqual(['miss', 'hit']);
    },
  );

  it('keeps its compressed forms when nothing has changed', async () => {
    const clock = createClock(0);
    useMonotonicClock(clock.now);
    const answers = createAnswerCache({
      freshMs: 4_000,
      staleMs: 9_000,
      onFailure: () => undefined,
    });
    const bodyOf = (text: string) => async () =>
      answerOf(Buffer.from(text), 'text/plain', { headers: [] });
    const first = await answers.get({}, 'key', bodyOf('the same'));
    clock.set(9_000);
    expect(await answers.get({}, 'key', bodyOf('the same'))).toBe(first);
    clock.set(18_000);
    const changed = await answers.get({}, 'key', bodyOf('another'));
    expect((await changed.plain.full).body?.toString()).toBe('another');
  });

  it('is waited for once it is nine seconds old', async () => {
    let shortBio = 'the old life';
    const saint: Catalogue['saint'] = async (slug) => ({ ...aSaint(slug), shortBio });
    const { service, aging } = await startAging({ saint });
    await service.ask(path);
    shortBio = 'the new life';
    aging.set(9_000);
    expect((await service.ask(path)).text).toContain('the new life');
  });

  it('is served for a minute during an outage, which its headers say', async () => {
    let isAway = false;
    const saint: Catalogue['saint'] = (slug) =>
      isAway ? Promise.reject(new CatalogueUnavailableError('away')) : sample.saint(slug);
    const { service, aging, lost } = await startAging({ saint });
    const key = service.newKey('free');
    const ageOf = ({ status, headers }: Answer<unknown>) => [
      status,
      headers.get('Age'),
      headers.get('Cache-Status'),
    ];
    const first = await service.ask(path, { key });
    isAway = true;
    aging.set(8_999);
    expect(ageOf(await service.ask(path, { key }))).toEqual([200, null, null]);
    await expect.poll(() => lost).toHaveLength(1);
    aging.set(23_500);
    const old = await service.ask(path, { key });
    const told = 'menologion; hit; ttl=-20; detail=stale-if-error';
    expect(ageOf(old)).toEqual([200, '23', told]);
    expect([old.text, old.headers.get('ETag')]).toEqual([first.text, first.headers.get('ETag')]);
    expect(old.headers.get('X-RateLimit-Remaining-Minute')).toBe('57');
    expect(service.accesses.at(-1)?.cache).toBe('outage');
    expect(lost).toHaveLength(2);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect(ageOf(await service.ask(path, { key, headers }))).toEqual([304, '23', told]);
    aging.set(60_000);
    expect(ageOf(await service.ask(path, { key }))).toEqual([503, null, null]);
    isAway = false;
    expect(ageOf(await service.ask(path, { key }))).toEqual([200, null, null]);
  });

  it('is no older than a minute when the look-up has failed', async () => {
    let fail = () => {};
    let isAway = false;
    const saint: Catalogue['saint'] = (slug) =>
      isAway
        ? new Promise((_, reject) => {
            fail = () => reject(new CatalogueUnavailableError('away'));
          })
        : sample.saint(slug);
    const { service, aging } = await startAging({ saint });
    await service.ask(path);
    isAway = true;
    aging.set(59_500);
    const late = service.ask(path);
    await delay(50);
    aging.set(60_500);
    fail();
    expect((await late).status).toBe(503);
  });

  it('is not served instead of a failure that is no outage', async () => {
    let fault: Error | undefined;
    const saint: Catalogue['saint'] = (slug) =>
      fault ? Promise.reject(fault) : sample.saint(slug);
    const { service, aging } = await startAging({ saint });
    await service.ask(path);
    fault = new Error('our own');
    aging.set(20_000);
    expect((await service.ask(path)).status).toBe(500);
  });

  it('is all that a key is given that cannot be looked up', async () => {
    let isAway = false;
    const store = createTestKeys(() => Date.now(), ['free']);
    const key = store.issue('free').text;
    const find = (digest: string) =>
      isAway ? Promise.reject(new KeysUnavailableError('away')) : store.find(digest);
    const options = { now: () => Date.now(), outageMs: 60_000 };
    const saint = vi.fn(sample.saint);
    const { service, aging } = await startAging({ saint }, createCachedLookup({ find }, options));
    const statusOf = async (target: string) => (await service.ask(target, { key })).status;
    expect(await statusOf(path)).toBe(200);
    isAway = true;
    aging.set(20_000);
    expect(await Promise.all([path, '/v1/saints/cosmas', '/v1/quota'].map(statusOf))).toEqual([
      200, 503, 503,
    ]);
    const call = { name: 'get_saint', arguments: { slug: 'anna' } };
    expect((await callTool(service.url, key, call)).status).toBe(503);
    expect(saint).toHaveBeenCalledTimes(1);
    expect(service.failures).not.toEqual([]);
    aging.set(60_000);
    expect(await statusOf(path)).toBe(503);
  });

  it('is not served after its record is gone', async () => {
    let isThere = true;
    const saint: Catalogue['saint'] = async (slug) => (isThere ? aSaint(slug) : undefined);
    const { service, aging, lost } = await startAging({ saint });
    await service.ask(path);
    isThere = false;
    aging.set(4_000);
    expect((await service.ask(path)).status).toBe(200);
    await expect.poll(async () => (await service.ask(path)).status).toBe(404);
    expect(lost).toEqual([]);
  });
});

describe('look-ups beyond the limit', () => {
  it('are refused at once, searches first', async () => {
    const letGo: (() => void)[] = [];
    const held = <Result>(result: Result) =>
      new Promise<Result>((resolve) => letGo.push(() => resolve(result)));
    const service = await startForTest({
      catalogue: {
        ...sample,
        search: () => held({ items: [], next: null }),
        saint: (slug) => held(aSaint(slug)),
      },
      newCache: () => forgetful,
      maxLookups: 5,
    });
    const isUnderWay = (count: number) => expect.poll(() => letGo.length).toBe(count);
    const searches = [service.ask('/v1/search?q=a'), service.ask('/v1/search?q=b')];
    await isUnderWay(2);
    const refused = await service.ask<ProblemBody>('/v1/search?q=c');
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(refused.headers.get('Retry-After')).toBe('1');
    const saints = [1, 2, 3].map((each) => service.ask(`/v1/saints/anna-${each}`));
    await isUnderWay(5);
    expect((await service.ask('/v1/saints/cosmas')).status).toBe(503);
    expect((await service.ask('/v1/saints?limit=0')).status).toBe(400);
    for (const go of letGo) go();
    const statuses = (await Promise.all([...searches, ...saints])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const after = service.ask('/v1/saints/cosmas');
    await isUnderWay(6);
    letGo[5]?.();
    expect((await after).status).toBe(200);
    expect(service.failures).toEqual([]);
  });
});
