import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { largeCatalogue, largeRecords } from '../support/records/large-sample.js';
import { aCountry, aSaint, sampleCatalogue, sampleRecords } from '../support/records/sample.js';
import {
  type Answer,
  type ListBody,
  linksOf,
  type ProblemBody,
} from '../support/service/answer.js';
import {
  forgetful,
  startForSuite,
  startForTest,
  type TestService,
} from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });

type Page = ListBody<{ readonly slug: string; readonly type?: string }>;

function withParameters(path: string, parameters: Record<string, string | number>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Every record of a list, page by page, each page of the next limit. */
async function walk(asked: TestService, path: string, limits: readonly number[]) {
  const records: string[] = [];
  let cursor: string | null | undefined;
  for (let turn = 0; cursor !== null; turn += 1) {
    const limit = limits[turn % limits.length] ?? 1;
    const parameters = { limit, ...(cursor === undefined ? {} : { cursor }) };
    const { body } = await asked.ask<Page>(withParameters(path, parameters));
    expect(body.data.length).toBeLessThanOrEqual(limit);
    if (body.nextCursor !== null) expect(body.data).toHaveLength(limit);
    if (cursor !== undefined) expect(body.data).not.toEqual([]);
    records.push(...body.data.map(({ slug, type = '' }) => `${type} ${slug}`));
    cursor = body.nextCursor;
  }
  return records;
}

const cursorOf = async (path: string, asked = service) => {
  const { body } = await asked.ask<Page>(withParameters(path, { limit: 2 }));
  if (body.nextCursor === null) throw new Error(`${path} has one page only`);
  return body.nextCursor;
};

const lists = [
  '/v1/saints',
  '/v1/saints?country=greece',
  '/v1/saints?patronOf=travelers',
  '/v1/saints?sort=name',
  '/v1/saints?sort=date&country=greece',
  '/v1/countries',
  '/v1/search?q=martyr&sort=name',
  '/v1/search?q=martyr&sort=date',
  '/v1/search?q=nicholas',
  '/v1/search?q=martyr',
  '/v1/search?q=patron+saint+of+travelers',
  '/v1/search?q=georgia',
];

describe('a walk', () => {
  it.each(lists)('of %s returns each record once', async (path) => {
    const maximum = path.startsWith('/v1/search') ? 50 : 100;
    const whole = await walk(service, path, [maximum]);
    expect(whole.length).toBeGreaterThan(2);
    expect(new Set(whole).size).toBe(whole.length);
    expect(await walk(service, path, [13])).toEqual(whole);
    expect(await walk(service, path, [1, 50, 3, 2, 29])).toEqual(whole);
  });

  it.each(lists)('by the links of %s is the same', async (path) => {
    const slugs: string[] = [];
    let next: string | undefined = withParameters(path, { limit: 30 });
    while (next !== undefined) {
      const answer: Answer<Page> = await service.ask<Page>(next);
      slugs.push(...answer.body.data.map(({ slug, type = '' }) => `${type} ${slug}`));
      next = linksOf(answer).next;
      expect(next === undefined).toBe(answer.body.nextCursor === null);
      if (next === undefined) continue;
      const link = new URL(next, service.url);
      expect(link.searchParams.get('cursor')).toBe(answer.body.nextCursor);
      expect(link.searchParams.getAll('cursor')).toHaveLength(1);
      expect(link.searchParams.get('limit')).toBe('30');
    }
    expect(slugs).toEqual(await walk(service, path, [50]));
  });
});

describe('a cursor', () => {
  it('fits in 512 characters whatever the slug', async () => {
    const saints = ['a', 'b'].map((letter) => aSaint(letter.repeat(100), { name: 'Longinus' }));
    const long = await startForTest({ catalogue: sampleCatalogue({ saints }) });
    for (const path of [
      '/v1/saints',
      '/v1/saints?sort=name',
      `/v1/search?q=${'longinus+'.repeat(22)}`,
    ]) {
      const { body } = await long.ask<Page>(withParameters(path, { limit: 1 }));
      expect(body.nextCursor?.length).toBeLessThanOrEqual(512);
      const rest = { limit: 1, cursor: body.nextCursor ?? '' };
      expect((await long.ask<Page>(withParameters(path, rest))).body.data).toHaveLength(1);
    }
  });

  it('stays valid in another process, on another day and after new content', async () => {
    const cursor = await cursorOf('/v1/saints', service);
    const first = largeRecords.saints.slice(0, 9);
    const saints = [aSaint('aaa-first'), ...first, aSaint('zzz-last')];
    const reindexed = await startForTest({ catalogue: sampleCatalogue({ saints }) });
    reindexed.clock.advance(30 * 86_400_000);
    const path = withParameters('/v1/saints', { cursor, limit: 1 });
    const [before, after] = [await service.ask<Page>(path), await reindexed.ask<Page>(path)];
    expect(after.body).toEqual(before.body);
  });

  const refused = async (path: string, cursor: string) => {
    const answer = await service.ask<ProblemBody>(withParameters(path, { cursor }));
    expect([cursor, answer.status, answer.body.code]).toEqual([cursor, 400, 'invalid-cursor']);
    expect(answer.body.errors).toEqual([{ parameter: 'cursor', detail: expect.any(String) }]);
  };

  it('is refused by every other list', async () => {
    for (const madeFor of lists) {
      const cursor = await cursorOf(madeFor);
      for (const path of lists) if (path !== madeFor) await refused(path, cursor);
    }
  });

  it('is refused in any other spelling', async () => {
    const cursor = await cursorOf('/v1/saints');
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const spell = (json: string) => Buffer.from(json).toString('base64url');
    const spellings = [
      ...[`${cursor}A`, `${cursor}AA`, `${cursor}=`, `${cursor}==`, cursor.slice(0, -1)],
      ...[cursor.toUpperCase(), `A${cursor}`, ` ${cursor}`, `${cursor}\n`],
      spell(JSON.stringify(parts, null, 1)),
      spell(JSON.stringify([...parts, 1])),
      ...['abc', '!!!!', '+/+/', '..', '%', '😀', 'a'.repeat(512), 'a'.repeat(513)],
    ];
    for (const spelling of spellings) await refused('/v1/saints', spelling);
  });

  it('of a search is refused if its score is not as JSON writes it', async () => {
    const path = '/v1/search?q=martyr';
    const json = Buffer.from(await cursorOf(path), 'base64url').toString();
    const [, , score] = JSON.parse(json);
    const spell = (other: string) =>
      Buffer.from(json.replace(`,${score},`, `,${other},`)).toString('base64url');
    for (const score of ['1e999', '-0']) await refused(path, spell(score));
  });

  it('is not refused for another limit or a longer spelling', async () => {
    const cursor = await cursorOf('/v1/search?q=nicholas');
    for (const path of [
      `/v1/search?q=nicholas&limit=50&cursor=${cursor}`,
      `/v1/search?cursor=${cursor}&q=nicholas`,
      `/v1/search?cursor=${cursor}&q=+nicholas%20`,
      `/v1/search?cursor=${cursor}&q=%6eicholas`,
    ]) {
      expect((await service.ask(path)).status, path).toBe(200);
    }
  });

  it('is one mistake, whether empty or repeated', async () => {
    const cursor = await cursorOf('/v1/saints');
    for (const query of ['cursor=', `cursor=${cursor}&cursor=${cursor}`, 'cursor']) {
      const { status, body } = await service.ask<ProblemBody>(`/v1/saints?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid-parameter']);
      expect(body.errors).toMatchObject([{ parameter: 'cursor' }]);
    }
  });
});

describe('a record that is deleted mid-walk', () => {
  /** A catalogue that can be edited under the service. */
  async function editedService(before: Catalogue) {
    let current = before;
    const edited: Catalogue = {
      ...before,
      saints: (query) => current.saints(query),
      countries: (query) => current.countries(query),
      search: (query) => current.search(query),
    };
    const asked = await startForTest({ catalogue: edited, newCache: () => forgetful });
    const edit = (to: Catalogue) => {
      current = to;
    };
    return { asked, edit };
  }
  const without = (slug: string) =>
    sampleCatalogue({
      saints: sampleRecords.saints.filter((saint) => saint.slug !== slug),
      countries: sampleRecords.countries.filter((country) => country.slug !== slug),
    });
  const rest = async (asked: TestService, path: string, cursor: string) =>
    (await asked.ask<Page>(withParameters(path, { cursor }))).body.data.map(({ slug }) => slug);

  it.each(['anna', 'barbara', 'cosmas', 'nicholas-of-myra'])(
    'never makes a search fail: %s',
    async (slug) => {
      const path = '/v1/search?q=wonderworker';
      const { asked, edit } = await editedService(sampleCatalogue());
      const seen = await asked.ask<Page>(withParameters(path, { limit: 2 }));
      edit(without(slug));
      expect(await rest(asked, path, seen.body.nextCursor ?? '')).not.toContain(slug);
    },
  );

  it('may have been the last one left', async () => {
    const { asked, edit } = await editedService(sampleCatalogue());
    const cursor = await cursorOf('/v1/countries', asked);
    edit(sampleCatalogue({ countries: [aCountry('albania', 'AL')] }));
    const answer = await asked.ask<Page>(`/v1/countries?cursor=${cursor}`);
    expect(answer.body).toEqual({ data: [], nextCursor: null });
    expect(linksOf(answer)).toEqual({});
  });
});
