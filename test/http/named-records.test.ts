/** `slug` of saints and `key` of feasts: several records in one request. */
import { describe, expect, it } from 'vitest';
import type { FeastDetail } from '../../src/api/operations/feasts.js';
import type { SaintDetail } from '../../src/api/operations/saint.js';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { aSaint, sampleCatalogue, sampleRecords } from '../support/records/sample.js';
import type { ListBody, ProblemBody } from '../support/service/answer.js';
import { forgetful, startForSuite, startForTest } from '../support/service/test-service.js';

interface Named<Item> extends ListBody<Item> {
  readonly missing: readonly string[];
  readonly moved?: readonly object[];
}

const renamed = aSaint('sava', { formerly: ['sabbas', 'sabas'] });
const records = { ...sampleRecords, saints: [...sampleRecords.saints, renamed] };
const service = await startForSuite({ catalogue: sampleCatalogue(records) });

const saintsOf = async (slugs: string) =>
  (await service.ask<Named<SaintDetail>>(`/v1/saints?slug=${slugs}`)).body;
const mistakes = async (target: string) => {
  const { status, body } = await service.ask<ProblemBody>(target);
  return [status, body.code, body.errors];
};
const left = ({ headers }: { headers: Headers }) =>
  ['Minute', 'Month'].map((window) => Number(headers.get(`X-RateLimit-Remaining-${window}`)));

describe('saints named by slug', () => {
  it('are those of their own paths, in the order asked', async () => {
    const asked = ['nicholas-of-myra', 'anna', 'cosmas'];
    const { data, ...rest } = await saintsOf(asked.join(','));
    expect(data.map(({ slug }) => slug)).toEqual(asked);
    expect(rest).toEqual({ nextCursor: null, missing: [], moved: [] });
    for (const saint of data) {
      expect(saint).toEqual((await service.ask(`/v1/saints/${saint.slug}`)).body);
    }
  });

  it('that are not there are missing, in the order asked', async () => {
    const { data, missing } = await saintsOf('zeno,anna,abel');
    expect([data.map(({ slug }) => slug), missing]).toEqual([['anna'], ['zeno', 'abel']]);
  });

  it('are found once under a former slug, which is told', async () => {
    const { data, missing, moved } = await saintsOf('anna,sabbas,sava');
    expect(data.map(({ slug }) => slug)).toEqual(['anna', 'sava']);
    expect([missing, moved]).toEqual([[], [{ from: 'sabbas', to: 'sava' }]]);
  });

  it('may be reduced to some fields of the whole record', async () => {
    const key = service.newKey('internal');
    const url = `${service.url}/v1/saints?slug=anna,zeno&fields=slug,biography`;
    const response = await fetch(url, { headers: { Authorization: `Bearer ${key}` } });
    expect(await response.json()).toEqual({
      ...{ data: [{ slug: 'anna', biography: 'He lived.\n\nHe reposed.' }] },
      ...{ nextCursor: null, missing: ['zeno'], moved: [] },
    });
    const [status, , errors] = await mistakes('/v1/saints?fields=biography');
    expect([status, errors]).toEqual([400, [expect.objectContaining({ parameter: 'fields' })]]);
  });
});

describe('feasts named by key', () => {
  it('are those of their own paths, in the order asked', async () => {
    const target = '/v1/feasts?key=pentecost,no-feast,nativity-of-christ';
    const { body } = await service.ask<Named<FeastDetail>>(target);
    expect(body.data.map(({ key }) => key)).toEqual(['pentecost', 'nativity-of-christ']);
    expect([body.nextCursor, body.missing]).toEqual([null, ['no-feast']]);
    for (const feast of body.data) {
      expect(feast).toEqual((await service.ask(`/v1/feasts/${feast.key}`)).body);
    }
  });

  it('have the days of the year in which they are asked for', async () => {
    const asked = await startForTest({ catalogue: sampleCatalogue() });
    const target = '/v1/feasts?key=pascha';
    const yearOf = async () =>
      (await asked.ask<Named<FeastDetail>>(target)).body.data.map(({ year }) => year);
    expect(await yearOf()).toEqual([2026]);
    asked.clock.set('2027-01-01T00:00:00Z');
    expect(await yearOf()).toEqual([2027]);
  });
});

describe('a list of slugs', () => {
  const detail = 'must be 1 to 25 slugs joined by commas, each once, without spaces';
  const many = (count: number) => Array.from({ length: count }, (_, each) => `s${each}`).join(',');
  it.each([
    ...['anna,anna', 'anna,', ',anna', 'anna,,cosmas', 'anna, cosmas', 'Anna', 'anna-'],
    ...[many(26), 'a'.repeat(101)],
  ])('must be one: %s', async (slugs) => {
    const errors = (parameter: string) => [400, 'invalid-parameter', [{ parameter, detail }]];
    expect(await mistakes(`/v1/saints?slug=${slugs}`)).toEqual(errors('slug'));
    expect(await mistakes(`/v1/feasts?key=${slugs}`)).toEqual(errors('key'));
  });

  it('has room for 25', async () => {
    expect((await saintsOf(many(25))).missing).toHaveLength(25);
  });

  it.each([
    ['/v1/saints?slug=anna', 'limit', '25'],
    ['/v1/saints?slug=anna', 'country', 'georgia'],
    ['/v1/saints?slug=anna', 'use', 'greek'],
    ['/v1/feasts?key=pascha', 'kind', 'movable'],
    ['/v1/feasts?key=pascha', 'limit', '1'],
  ])('goes with no filter or page: %s&%s=%s', async (target, parameter, value) => {
    const naming = target.includes('slug') ? 'slug' : 'key';
    const detail = `cannot be combined with ${naming}, which names the records`;
    const errors = [{ parameter, detail }];
    const expected = [400, 'invalid-parameter', errors];
    expect(await mistakes(`${target}&${parameter}=${value}`)).toEqual(expected);
  });
});

describe('a request for several records', () => {
  it('is counted as so many', async () => {
    const key = service.newKey('free');
    expect(left(await service.ask('/v1/saints?slug=anna,cosmas,zeno', { key }))).toEqual([57, 997]);
    expect(left(await service.ask('/v1/feasts?key=pascha,pentecost', { key }))).toEqual([55, 995]);
    expect(left(await service.ask('/v1/saints?slug=anna,anna', { key }))).toEqual([54, 994]);
    expect(left(await service.ask('/v1/saints?limit=3', { key }))).toEqual([53, 993]);
  });

  it('is refused whole if the quota has no room for it', async () => {
    const tiers = new Map([['free', { perMinute: 4, perMonth: 100, attribution: false }]]);
    const asked = await startForTest({ catalogue: sampleCatalogue(), tiers });
    const key = asked.newKey('free');
    const ask = (slugs: string) => asked.ask(`/v1/saints?slug=${slugs}`, { key });
    const first = await ask('anna,barbara');
    const refused = await ask('anna,barbara,cosmas');
    const last = await ask('anna,cosmas');
    expect([first, refused, last].map((answer) => [answer.status, ...left(answer)])).toEqual([
      [200, 2, 98],
      [429, 2, 98],
      [200, 0, 96],
    ]);
    expect(refused.body).toMatchObject({
      detail: 'this request counts as 3, and 2 are left this minute',
    });
  });

  it.each([
    [2, 100, [0, 98]],
    [100, 2, [98, 0]],
  ])('can be made under a limit below its number: %i, %i', async (perMinute, perMonth, rest) => {
    const tiers = new Map([['free', { perMinute, perMonth, attribution: false }]]);
    const asked = await startForTest({ catalogue: sampleCatalogue(), tiers });
    const target = '/v1/saints?slug=anna,barbara,cosmas';
    const answer = await asked.ask(target, { key: asked.newKey('free') });
    expect([answer.status, ...left(answer)]).toEqual([200, ...rest]);
  });

  it('that cannot be answered costs nothing', async () => {
    const away = () => Promise.reject(new CatalogueUnavailableError('no'));
    const catalogue = { ...sampleCatalogue(), saintsOf: away };
    const asked = await startForTest({ catalogue, newCache: () => forgetful });
    const answer = await asked.ask('/v1/saints?slug=anna,cosmas', { key: asked.newKey('free') });
    expect([answer.status, ...left(answer)]).toEqual([503, 60, 1_000]);
  });
});
