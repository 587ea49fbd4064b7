/** `/v1/changes`, its feeds, and when records last changed. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/api/operations/changes.js';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import type { ChangeLedger, GenerationChanges } from '../../src/catalogue/changes.js';
import { createEmbeddedCatalogue } from '../../src/embedded/catalogue.js';
import { answerOf, replyWith } from '../../src/http/answers/answer.js';
import type { Exchange } from '../../src/http/exchange.js';
import { startPagesForTest } from '../support/pages.js';
import { vocabularyOf } from '../support/records/builders.js';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ListBody, ProblemBody } from '../support/service/answer.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

interface Changes extends ListBody<Change> {
  readonly generation: string;
  readonly since: string;
  readonly complete: boolean;
}

const at = (date: string) => Date.parse(`${date}T12:00:00Z`);
const of = (generation: string, more: boolean, changes: GenerationChanges['changes']) => ({
  ...{ generation, at: at(generation), more, changes },
  since: at(generation) - 86_400_000,
});
const ledger: ChangeLedger = {
  since: at('2026-11-01'),
  generations: [
    of('2026-11-20', false, [
      { type: 'saint', slug: 'anna', name: 'Anna', change: 'changed', fields: ['biography'] },
      { type: 'saint', slug: 'zeno', name: 'Zeno', change: 'added', fields: [] },
      { type: 'country', slug: 'georgia', name: 'Georgia', change: 'changed', fields: ['summary'] },
      { type: 'feast', slug: 'anna', name: 'Anna', change: 'added', fields: [] },
    ]),
    of('2026-11-10', false, []),
    of('2026-11-02', true, [
      { type: 'saint', slug: 'abel', name: 'Abel', change: 'removed', fields: [] },
    ]),
  ],
};
const catalogue: Catalogue = {
  ...sampleCatalogue(),
  changes: async () => ledger,
  changedAt: async (type, slug) =>
    at(type === 'saint' && slug === 'anna' ? '2026-11-20' : '2026-11-01'),
  generation: async () => ({ id: '2026-11-20', time: at('2026-11-20') }),
};
const service = await startForSuite({ catalogue });
const changes = async (query = '') => (await service.ask<Changes>(`/v1/changes${query}`)).body;
const named = ({ data }: Changes) =>
  data.map(({ type, slug, change }) => `${type} ${slug} ${change}`);

describe('GET /v1/changes', () => {
  const newest = [
    'saint anna changed',
    'saint zeno added',
    'country georgia changed',
    'feast anna added',
  ];

  it('lists what is kept, newest first', async () => {
    const body = await changes();
    expect(named(body)).toEqual([...newest, 'saint abel removed']);
    expect(body).toMatchObject({
      ...{ generation: '2026-11-20', nextCursor: null },
      ...{ since: '2026-11-01T12:00:00.000Z', complete: false },
    });
    expect(body.data[0]).toEqual({
      ...{ type: 'saint', slug: 'anna', name: 'Anna', change: 'changed', fields: ['biography'] },
      ...{ at: '2026-11-20T12:00:00.000Z', generation: '2026-11-20', url: '/saints/anna' },
    });
    expect(body.data[3]?.url).toBe('/feasts/anna');
  });

  it.each([
    ['2026-11-10', newest, true],
    ['2026-11-20T12:00:00Z', newest, true],
    ['2026-11-20T14:00:00%2B02:00', newest, true],
    ['2026-11-20T12:00:01Z', [], true],
    ['2026-11-21', [], true],
    ['2026-11-02', [...newest, 'saint abel removed'], false],
    ['2026-10-01', [...newest, 'saint abel removed'], false],
  ])('from %s on, and whether these are all', async (since, expected, complete) => {
    const body = await changes(`?since=${since}`);
    expect([named(body), body.complete]).toEqual([expected, complete]);
  });

  it('is given in pages', async () => {
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const body: Changes = await changes(`?limit=2${cursor && `&cursor=${cursor}`}`);
      found.push(...named(body));
      cursor = body.nextCursor;
    }
    expect(found).toEqual([...newest, 'saint abel removed']);
    const { nextCursor } = await changes('?limit=2');
    const { status } = await service.ask(`/v1/changes?since=2026-11-01&cursor=${nextCursor}`);
    expect(status).toBe(400);
  });

  it.each(['2026-02-30', '2026-11-01T25:00:00Z', '2026-11-01T12:00', 'yesterday', '2026-11'])(
    'refuses %s as a moment',
    async (since) => {
      const { status, body } = await service.ask<ProblemBody>(`/v1/changes?since=${since}`);
      const detail =
        'must be a date that exists, YYYY-MM-DD, or a moment, such as 2026-12-06T12:00:00Z';
      expect([status, body.errors]).toEqual([400, [{ parameter: 'since', detail }]]);
    },
  );

  it('refuses the future', async () => {
    const { status, body } = await service.ask<ProblemBody>('/v1/changes?since=2026-12-07');
    const errors = [{ parameter: 'since', detail: 'must not be in the future' }];
    expect([status, body.errors]).toEqual([400, errors]);
    expect((await service.ask('/v1/changes?since=2026-12-06')).status).toBe(200);
  });

  it('has nothing without a cluster, and says so', async () => {
    const records = { saints: [], feasts: [], countries: [] };
    const generation = { id: 'abc', time: at('2026-11-05') };
    const embedded = createEmbeddedCatalogue(records, vocabularyOf(), generation);
    const asked = await startForTest({ catalogue: embedded });
    const ask = async (query: string) => (await asked.ask<Changes>(`/v1/changes${query}`)).body;
    const since = '2026-11-05T12:00:00.000Z';
    expect(await ask('')).toEqual({
      ...{ data: [], nextCursor: null, generation: 'abc', since, complete: true },
    });
    expect((await ask('?since=2026-11-06')).complete).toBe(true);
    expect((await ask('?since=2026-11-05')).complete).toBe(false);
  });
});

describe('the feeds of changes', () => {
  it('have an entry for each', async () => {
    const pages = await startPagesForTest({ catalogue });
    const get = async (path: string) => (await pages.ask(path, { key: null })).text;
    const atom = await get('/feeds/changes.atom');
    expect(atom.match(/<entry>/g)).toHaveLength(5);
    expect(atom).toContain(`<id>${pages.url}/saints/anna#2026-11-20</id>`);
    expect(atom).toContain('<updated>2026-11-20T12:00:00.000Z</updated>');
    const { items } = JSON.parse(await get('/feeds/changes.json')) as { items: object[] };
    expect(items[0]).toMatchObject({
      title: 'Anna: changed',
      url: `${pages.url}/saints/anna`,
      content_html: 'Changed: biography.',
    });
    expect((await pages.ask('/feeds/changes.atom?church=oca', { key: null })).status).toBe(400);
  });
});

describe('a record', () => {
  const ask = (path: string, since: string, more: Record<string, string> = {}) =>
    service.ask(path, { headers: { 'If-Modified-Since': since, ...more } });
  const changed = 'Fri, 20 Nov 2026 12:00:00 GMT';
  const kept = 'Sun, 01 Nov 2026 12:00:00 GMT';

  it.each([
    ['/v1/saints/anna', changed],
    ['/v1/saints/anna/hymnography', changed],
    ['/v1/saints/barbara', kept],
    ['/v1/feasts/pascha', kept],
    ['/v1/countries/georgia', kept],
  ])('%s says when it last changed', async (path, time) => {
    const { headers } = await service.ask(path);
    expect(headers.get('Last-Modified')).toBe(time);
    const answer = await ask(path, time);
    expect([answer.status, answer.text, answer.headers.get('Last-Modified')]).toEqual([
      ...[304, '', time],
    ]);
  });

  it('is sent again if it has changed since, or the time cannot be read', async () => {
    for (const since of ['Fri, 20 Nov 2026 11:59:59 GMT', 'yesterday', '']) {
      expect((await ask('/v1/saints/anna', since)).status, since).toBe(200);
    }
  });

  it('is compared by whole seconds, as `Last-Modified` has them', async () => {
    const modifiedMs = Date.parse(changed) + 345;
    const answer = answerOf(Buffer.from('{}'), 'application/json', { headers: [], modifiedMs });
    const request = { headers: { 'if-modified-since': changed } };
    expect((await replyWith(answer, { request } as Exchange)).status).toBe(304);
  });

  it('is compared by its ETag where there is one', async () => {
    const other = { 'If-None-Match': '"other"' };
    expect((await ask('/v1/saints/anna', changed, other)).status).toBe(200);
  });

  it('changes with the year where its days do', async () => {
    const asked = await startForTest({ catalogue });
    asked.clock.set('2027-01-02T00:00:00Z');
    const timeOf = async (path: string) => (await asked.ask(path)).headers.get('Last-Modified');
    expect(await timeOf('/v1/feasts/pascha')).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
    expect(await timeOf('/v1/countries/georgia')).toBe(kept);
  });

  it('that is one of a list has no time of its own', async () => {
    expect((await service.ask('/v1/saints')).headers.has('Last-Modified')).toBe(false);
  });
});
