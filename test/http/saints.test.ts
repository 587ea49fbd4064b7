import { describe, expect, it } from 'vitest';
import type { Day } from '../../src/api/operations/day-shapes.js';
import { SaintDetail, SaintSummary } from '../../src/api/operations/saint.js';
import type { SaintList } from '../../src/api/operations/saints.js';
import type { Commemoration } from '../../src/catalogue/commemorations.js';
import { pick } from '../../src/catalogue/pick.js';
import { country } from '../support/records/builders.js';
import { largeCatalogue, largeRecords } from '../support/records/large-sample.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import { linksOf, type ProblemBody } from '../support/service/answer.js';
import { walk } from '../support/service/calls.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });

const { saints } = largeRecords;
const slugs = saints.map(({ slug }) => slug).sort();

const list = async (query: string) => (await service.ask<SaintList>(`/v1/saints${query}`)).body;
const details = new Map<string, SaintDetail>();
for (const slug of slugs) {
  details.set(slug, (await service.ask<SaintDetail>(`/v1/saints/${slug}`)).body);
}
function detail(slug: string): SaintDetail {
  const saint = details.get(slug);
  if (!saint) throw new RangeError(`no saint ${slug}`);
  return saint;
}
const found = ({ data }: Pick<SaintList, 'data'>) => data.map(({ slug }) => slug);

/** The slugs of every page of a list. */
const walked = async (query: string): Promise<string[]> =>
  found({ data: await walk<SaintList>(service, `/v1/saints?${query}&limit=100`) });

const fieldsOf = ({ properties }: { readonly properties: object }) => Object.keys(properties);
const toSummary = (saint: SaintDetail) => pick(saint, fieldsOf(SaintSummary) as []);

describe('GET /v1/saints', () => {
  it('lists 25 by slug by default', async () => {
    const body = await list('');
    expect(Object.keys(body).sort()).toEqual(['data', 'nextCursor']);
    expect(found(body)).toEqual(slugs.slice(0, 25));
    expect(body.nextCursor).toEqual(expect.any(String));
  });

  it.each([1, 2, 99, 100])('lists as many as the limit of %i', async (limit) => {
    expect(found(await list(`?limit=${limit}`))).toEqual(slugs.slice(0, limit));
  });

  it('shows the summary under the primary commemoration', async () => {
    for (const summary of (await list('?limit=100')).data) {
      expect(Object.keys(summary)).toEqual(fieldsOf(SaintSummary));
      expect(summary).toEqual(toSummary(detail(summary.slug)));
    }
  });

  it('takes one given name, and says so', async () => {
    for (const name of ['Mary+Magdalene', 'Mary%20of%20Egypt', 'a'.repeat(61)]) {
      const { status, body } = await service.ask<ProblemBody>(`/v1/saints?name=${name}`);
      const detail = 'must be one given name, such as Mary, of at most 60 characters';
      expect([status, body.errors]).toEqual([400, [{ parameter: 'name', detail }]]);
    }
    expect(found(await list('?name=+Mary+&limit=100'))).toContain('mary-of-egypt');
  });

  it('filters by country', async () => {
    const greek = saints.filter(({ originCountry }) => originCountry?.slug === 'greece');
    expect(greek.length).toBeGreaterThan(2);
    expect(await walked('country=greece')).toEqual(greek.map(({ slug }) => slug));
  });

  it.each(['atlantis', 'nicholas-of-myra', 'georgia-2'])(
    'refuses the unknown country %s by name',
    async (country) => {
      const errors = [
        {
          parameter: 'country',
          detail: `must be the slug of a country that listCountries lists: there is no ${country}; search finds the saints of other places`,
        },
      ];
      for (const path of ['/v1/saints?', '/v1/search?q=nicholas&']) {
        const { status, body } = await service.ask<ProblemBody>(`${path}country=${country}`);
        expect([status, body.code, body.errors]).toEqual([400, 'invalid-parameter', errors]);
      }
    },
  );

  it('names the present slug of a country that was renamed', async () => {
    const macedonia = country({ slug: 'north-macedonia', formerly: ['macedonia'] });
    const asked = await startForTest({ catalogue: sampleCatalogue({ countries: [macedonia] }) });
    const { status, body } = await asked.ask<ProblemBody>('/v1/saints?country=macedonia');
    const detail = 'must be the present slug of a country: macedonia is now north-macedonia';
    expect([status, body.errors]).toEqual([400, [{ parameter: 'country', detail }]]);
  });

  it('answers a country without saints with an empty list', async () => {
    const asked = await startForTest({ catalogue: sampleCatalogue() });
    for (const path of ['/v1/saints?', '/v1/search?q=nicholas&']) {
      const { status, body } = await asked.ask<SaintList>(`${path}country=georgia`);
      expect([status, body]).toEqual([200, { data: [], nextCursor: null }]);
    }
  });

  it('names the sexes that there are', async () => {
    const { status, body } = await service.ask<ProblemBody>('/v1/saints?sex=both');
    const detail = 'must be one of female, male';
    expect([status, body.errors]).toEqual([400, [{ parameter: 'sex', detail }]]);
  });

  it.each([
    ['lost objects', ['lost-objects', 'Lost+Objects', 'LOST%20OBJECTS', '+lost+objects+']],
    ['travelers', ['Travelers', 'TRAVELERS', '%74ravelers']],
  ])('takes the topic %s in every spelling', async (topic, spellings) => {
    const patrons = found(await list(`?patronOf=${encodeURIComponent(topic)}&limit=100`));
    const named = saints.filter(({ patronage }) => patronage.includes(topic));
    expect(patrons).toEqual(expect.arrayContaining(named.map(({ slug }) => slug)));
    for (const spelling of spellings) {
      expect(found(await list(`?patronOf=${spelling}&limit=100`)), spelling).toEqual(patrons);
    }
  });

  it('combines both filters', async () => {
    const both = await walked('patronOf=travelers&country=turkey');
    const patrons = await walked('patronOf=travelers');
    const turkish = await walked('country=turkey');
    expect(both.length).toBeGreaterThan(2);
    expect(both).toEqual(patrons.filter((slug) => turkish.includes(slug)));
  });

  it('answers a topic without saints with an empty list', async () => {
    for (const topic of ['no-such-topic', '%F0%9F%98%80', '---', "'", '*']) {
      const answer = await service.ask<SaintList>(`/v1/saints?patronOf=${topic}`);
      expect(answer.body, topic).toEqual({ data: [], nextCursor: null });
      expect(linksOf(answer)).toEqual({});
    }
  });
});

describe('GET /v1/saints/{slug}', () => {
  it('answers exactly the fields of a saint', () => {
    const body = detail('nicholas-of-myra');
    expect(Object.keys(body)).toEqual(fieldsOf(SaintDetail));
    expect(body).toMatchObject({
      slug: 'nicholas-of-myra',
      originCountry: { slug: 'turkey', name: 'Turkey', isoCode: 'TR' },
      url: '/saints/nicholas-of-myra',
      hymnographyUrl: '/v1/saints/nicholas-of-myra/hymnography',
    });
    expect(body.feastDays[0]).toMatchObject({
      title: body.feastTitle,
      primary: true,
      gregorian: { month: 12, day: 6 },
      julian: { month: 12, day: 6 },
    });
    expect(body.biography).toContain('\n\n');
  });

  it('gives a civil commemoration a date in each reckoning', () => {
    const { feastDays } = detail('john-of-shanghai-and-san-francisco');
    expect(feastDays[0]).toMatchObject({
      gregorian: { month: 7, day: 2 },
      julian: { month: 6, day: 19 },
      civil: { month: 7, day: 2 },
    });
    expect(detail('nicholas-of-myra').feastDays[0]).toMatchObject({
      gregorian: { month: 12, day: 6 },
      civil: { month: 12, day: 19 },
    });
  });

  it('finds no saint for an unknown slug', async () => {
    const { status, body } = await service.ask<ProblemBody>('/v1/saints/simon-magus');
    expect([status, body.code]).toEqual([404, 'not-found']);
    const countryAsSaint = await service.ask('/v1/saints/georgia');
    expect(countryAsSaint.status).toBe(404);
  });

  it('accepts a slug of 100 characters and no more', async () => {
    const ofLength = (length: number) => `/v1/saints/${'a'.repeat(length)}`;
    const longest = await service.ask(ofLength(100));
    const tooLong = await service.ask(ofLength(101));
    expect([longest.status, tooLong.status]).toEqual([404, 404]);
    expect(longest.headers.has('RateLimit')).toBe(true);
    expect(tooLong.headers.has('RateLimit')).toBe(false);
  });
});

describe('a saint with several commemorations', () => {
  const monthDay = (month: number, day: number) => ({
    local: false,
    note: null,
    gregorian: { month, day },
    julian: { month, day },
  });
  const commemorations: [Commemoration, ...Commemoration[]] = [
    { title: 'the primary one', rank: 2, ...monthDay(3, 1) },
    { title: 'the finding of the head', rank: 3, ...monthDay(2, 28) },
    { title: 'the leap day', rank: 4, ...monthDay(2, 29) },
    { title: 'Pascha', rank: 1, local: false, note: 'In Greek use.', offset: 0 },
    { title: 'the fifth of April', rank: 5, ...monthDay(4, 16) },
    { title: 'the sixth of April', rank: 6, ...monthDay(4, 16) },
  ];
  const saint = aSaint('cassian', { name: 'Cassian', commemorations });
  const other = aSaint('zosimas', {
    name: 'Álypius',
    commemorations: [{ title: 'another', rank: 3, ...monthDay(2, 28) }],
  });
  const third = aSaint('agathon', {
    name: 'Zosimas',
    commemorations: [{ title: 'a third', rank: 3, ...monthDay(2, 28) }],
  });

  it.each([
    ['2027-02-28', ['the leap day', 'another', 'a third']],
    ['2028-02-28', ['the finding of the head', 'another', 'a third']],
    ['2028-02-29', ['the leap day']],
    ['2028-03-01', ['the primary one']],
    ['2028-04-16', ['the sixth of April']],
    ['2027-05-02', ['Pascha']],
  ])('is listed once on %s, under the highest', async (date, titles) => {
    const records = { saints: [saint, other, third] };
    const asked = await startForTest({ catalogue: sampleCatalogue(records) });
    const { body } = await asked.ask<Day>(`/v1/calendar/${date}`);
    expect(body.saints.map(({ feastTitle }) => feastTitle)).toEqual(titles);
    const { body: list } = await asked.ask<SaintList>('/v1/saints');
    expect(list.data.find(({ slug }) => slug === 'cassian')?.feastTitle).toBe('the primary one');
  });

  it('notes what another use does on its day', async () => {
    const asked = await startForTest({ catalogue: sampleCatalogue({ saints: [saint] }) });
    const { body } = await asked.ask<SaintDetail>('/v1/saints/cassian');
    expect(body.feastDays.map(({ note }) => note)).toEqual([
      ...[null, null, null, 'In Greek use.', null, null],
    ]);
  });
});

describe('a saint who was renamed', () => {
  const renamed = aSaint('cassian-of-rome', { formerly: ['cassian', 'cassianus'] });
  const secret = { searchTerms: ['Leap Day'] };

  it.each([
    ['/v1/saints/cassian', '/v1/saints/cassian-of-rome'],
    ['/v1/saints/cassianus', '/v1/saints/cassian-of-rome'],
    ['/v1/saints/cassian/hymnography', '/v1/saints/cassian-of-rome/hymnography'],
    ['/v1/saints/cassian/similar?limit=2', '/v1/saints/cassian-of-rome/similar?limit=2'],
  ])('redirects from %s to the current path', async (path, location) => {
    const asked = await startForTest({ catalogue: sampleCatalogue({ saints: [renamed] }) });
    const { status, headers, body } = await asked.ask<ProblemBody>(path);
    expect([status, body.code, headers.get('Location')]).toEqual([301, 'moved', location]);
    expect((await asked.ask(location)).status).toBe(200);
  });

  it('shows neither former slugs nor terms of search', async () => {
    const saints = [{ ...renamed, ...secret }];
    const asked = await startForTest({ catalogue: sampleCatalogue({ saints }) });
    const { text } = await asked.ask('/v1/saints/cassian-of-rome');
    expect(text).not.toMatch(/formerly|cassianus|searchTerms|Leap Day/);
    const { text: found } = await asked.ask('/v1/search?q=Leap+Day');
    expect(found).toContain('cassian-of-rome');
    expect(found).not.toMatch(/formerly|cassianus|searchTerms|Leap Day/);
  });
});
