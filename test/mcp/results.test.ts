import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withChurch } from '../../src/api/church.js';
import { apiOf } from '../../src/api/operations.js';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import type { ProblemError } from '../../src/http/problem.js';
import { dayInWords } from '../../src/mcp/day-words.js';
import { firstSentence } from '../../src/mcp/search-tool.js';
import { definitionOf } from '../../src/mcp/server.js';
import { toolsOf } from '../../src/mcp/tools.js';
import { clients, type ToolClient } from '../support/mcp-clients.js';
import { corpusPages, type PagesService } from '../support/pages.js';
import { keptOn } from '../support/records/builders.js';
import { corpus } from '../support/records/corpus.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';

/** What a tool's answer may weigh: a model reads all of it. Most has the week of the Forefathers. */
const mostBytes = 8_200;
const dayMs = 86_400_000;
const now = () => Date.parse('2026-12-06T12:00:00Z');

type Values = Record<string, unknown>;

const toolsOn = (catalogue: Catalogue) => {
  const tools = toolsOf({ api: apiOf({ catalogue, now }), catalogue, now });
  return async (name: string, values: Values) => {
    const found = tools.find((each) => each.name === name);
    if (!found) throw new RangeError(`there is no ${name}`);
    return found.call(await withChurch(catalogue, values)) as Promise<Values>;
  };
};

describe('what a model has to read', () => {
  test('the list of tools is small', () => {
    const tools = toolsOf({ api: {} as never, catalogue: {} as never, now });
    expect(JSON.stringify({ tools: tools.map(definitionOf) }).length).toBeLessThanOrEqual(16_000);
    for (const { description } of tools) expect(description.length).toBeLessThanOrEqual(300);
  });

  test('the shape of an answer explains what its names do not', () => {
    const tools = toolsOf({ api: {} as never, catalogue: {} as never, now }).map(definitionOf);
    const text = JSON.stringify(tools.map(({ outputSchema }) => outputSchema));
    expect(text).toContain('"description":"Tone of the week;');
    expect(text).toContain('"description":"By the Julian calendar;');
    expect(text).not.toContain('"description":"Permanent identifier');
  });

  test('every day and week of a year is small', async () => {
    const call = toolsOn(await corpus());
    for (const calendar of ['gregorian', 'julian']) {
      for (let count = 0; count < 366; count += 1) {
        const date = new Date(now() + count * dayMs).toISOString().slice(0, 10);
        for (const days of [1, 7]) {
          // Each day's URL is whole in the answer.
          const text = JSON.stringify(await call('get_day', { date, days, calendar, use: 'all' }));
          expect(text.length + days * 40, `${date} ${days} ${calendar}`).toBeLessThan(mostBytes);
        }
      }
    }
  }, 60_000);

  test('the bulletin of every day is small, and has the words of a Sunday', async () => {
    const call = toolsOn(await corpus());
    for (let count = 0; count < 366; count += 1) {
      const date = new Date(now() + count * dayMs).toISOString().slice(0, 10);
      const calendar = count % 2 === 0 ? 'gregorian' : 'julian';
      const answer = await call('get_bulletin', { date, calendar, use: 'all', text: 'web' });
      const text = JSON.stringify(answer);
      expect(text.length, date).toBeLessThan(mostBytes);
      if (count === 0) {
        for (const words of ['ten men who were lepers', 'rule of faith', 'Archbishop of Myra']) {
          expect(text).toContain(words);
        }
        expect(answer.week).toHaveLength(7);
      }
    }
  }, 60_000);

  test('every saint, feast and country is small, hymns and all', async () => {
    const catalogue = await corpus();
    const call = toolsOn(catalogue);
    const sizes = new Map<string, number>();
    const weigh = async (name: string, values: Values) => {
      const { length } = JSON.stringify(await call(name, values));
      sizes.set(`${name} ${JSON.stringify(values)}`, length);
    };
    const { items: saints } = await catalogue.saints({ limit: 5_000 });
    for (const { slug } of saints) await weigh('get_saint', { slug, hymns: true });
    const { items: feasts } = await catalogue.feasts({ limit: 500 });
    for (const { key } of feasts) await weigh('get_feast', { feast: key, hymns: true });
    const { items: countries } = await catalogue.countries({ limit: 500 });
    for (const { slug } of countries) {
      await weigh('get_country', { slug });
      await weigh('list_saints', { country: slug, limit: 30 });
    }
    for (const query of ['martyr', 'bishop', 'georgia'])
      await weigh('search', { query, limit: 15, type: 'all' });
    for (const which of ['great', 'movable'])
      await weigh('get_feasts', { year: 2027, which, use: 'all' });
    // Each of a list's thirty URLs is whole in the answer.
    expect([...sizes].filter(([, size]) => size > mostBytes - 30 * 40)).toEqual([]);
  }, 60_000);
});

describe('over the protocol', () => {
  let service: PagesService;
  let client: ToolClient;
  beforeAll(async () => {
    service = await corpusPages();
    client = await clients['the 2025 client'](service.url, service.newKey('internal'));
  }, 60_000);
  afterAll(() => client.close());

  const ask = async (name: string, given: Values) => {
    const { structuredContent } = await client.callTool({ name, arguments: given });
    return structuredContent as Values;
  };

  const urlsOf = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const nested = Object.values(value).flatMap(urlsOf);
    return 'url' in value ? [String(value.url), ...nested] : nested;
  };

  test('every URL in an answer is absolute, and leads to a page', async () => {
    const answers = [
      await ask('get_day', { date: '2026-12-19', calendar: 'julian', days: 3 }),
      await ask('get_bulletin', { date: '2026-12-19', calendar: 'julian' }),
      await ask('get_fasts', { year: 2027 }),
      await ask('get_feasts', { year: 2027 }),
      await ask('get_feasts', { year: 2027, which: 'movable' }),
      await ask('get_feast', { feast: 'pascha' }),
      await ask('search', { query: 'nicholas', limit: 15 }),
      await ask('search', { query: 'georgia' }),
      await ask('get_saint', { slug: 'nicholas-of-myra' }),
      await ask('list_saints', { country: 'georgia', limit: 5 }),
      await ask('get_country', { slug: 'georgia' }),
    ];
    const urls = new Set(answers.flatMap(urlsOf));
    expect(urls.size).toBeGreaterThan(15);
    for (const url of urls) {
      expect(url.startsWith(`${service.url}/`), url).toBe(true);
      expect([url, (await fetch(url)).status]).toEqual([url, 200]);
    }
  });

  test('today is the day of the clock', async () => {
    for (const asked of [{}, { date: 'today' }]) {
      const { days } = (await ask('get_day', asked)) as { days: Values[] };
      expect(days[0]?.date).toBe('2026-12-06');
    }
  });

  test.each([
    ['Christmas', 'nativity-of-christ'],
    ['Easter', 'pascha'],
    ['palm-sunday', 'palm-sunday'],
  ])('the feast %s is found', async (feast, key) => {
    expect(await ask('get_feast', { feast, year: 2027 })).toMatchObject({ key, year: 2027 });
  });
});

describe('a call', () => {
  test("gives the Old Calendar's feasts the day on which they are kept", async () => {
    const call = toolsOn(sampleCatalogue());
    const great = await call('get_feasts', { year: 2027, which: 'great' });
    const feasts = great.feasts as Values[];
    const nativities = feasts.filter(({ key }) => key === 'nativity-of-christ');
    expect(nativities).toMatchObject([
      { calendar: 'julian', date: '2027-01-07', weekday: 'thursday' },
      { calendar: 'gregorian', date: '2027-12-25' },
    ]);
    expect(feasts.filter(({ key }) => key === 'pascha')).toMatchObject([
      { calendar: 'both', date: '2027-05-02' },
    ]);
  });

  test('gives Pascha and Easter in the West with the feasts of a year', async () => {
    const call = toolsOn(sampleCatalogue());
    for (const which of ['great', 'movable']) {
      const found = await call('get_feasts', { year: 2027, which, use: 'all' });
      expect(found).toMatchObject({ pascha: '2027-05-02', western: '2027-03-28' });
    }
  });

  test('finds a saint who was renamed', async () => {
    const renamed = aSaint('john-maximovitch', { formerly: ['john-of-shanghai'] });
    const call = toolsOn(sampleCatalogue({ saints: [renamed] }));
    const saint = await call('get_saint', { slug: 'john-of-shanghai', hymns: true });
    expect(saint.slug).toBe('john-maximovitch');
  });

  test.each([
    ['get_saint', 'there is no saint with this slug; search finds it by name'],
    ['get_country', 'there is no country with this slug; search finds it by name'],
  ])('of %s with a guessed slug tells what to do instead', async (name, detail) => {
    const asked = toolsOn(sampleCatalogue())(name, { slug: 'xqzvkw', hymns: false });
    await expect(asked).rejects.toMatchObject({ code: 'not-found', detail });
  });

  test('of a slug that is nearly right names the nearest', async () => {
    const call = toolsOn(await corpus());
    await expect(
      call('get_saint', { slug: 'nicolas-of-myra', hymns: false }),
    ).rejects.toMatchObject({
      detail: expect.stringMatching(/; the nearest are .*nicholas-of-myra \(Nicholas/),
    });
  });

  test("distinguishes the saint's readings from the day's", async () => {
    const asked = { date: '2026-12-06', calendar: 'gregorian', use: 'all', days: 1 };
    const { days } = (await toolsOn(await corpus())('get_day', asked)) as { days: Values[] };
    expect(days[0]?.readings).toEqual(
      expect.arrayContaining([
        'liturgy, gospel: Luke 17:12-19 [Twenty-ninth Sunday after Pentecost]',
        'liturgy, gospel: Luke 6:17-23 [Nicholas the Wonderworker]',
        expect.stringMatching(/^vespers, lesson: Proverbs /),
      ]),
    );
  });

  test('refuses a span beyond the last year', async () => {
    const call = toolsOn(sampleCatalogue());
    const asked = call('get_day', {
      date: '9999-12-30',
      days: 3,
      calendar: 'gregorian',
      use: 'all',
    });
    await expect(asked).rejects.toSatisfy((error: ProblemError) =>
      error.detail.startsWith('days '),
    );
  });

  test('says that there is no such feast', async () => {
    const asked = toolsOn(sampleCatalogue())('get_feast', { feast: 'Xqzvkw', hymns: false });
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
  });

  test('gives a month without saints', async () => {
    const call = toolsOn(await corpus());
    const asked = { date: '2026-12-01', days: 31, calendar: 'gregorian', use: 'all' };
    const answer = await call('get_day', asked);
    const days = answer.days as Values[];
    expect(days).toHaveLength(31);
    expect(days[5]).toMatchObject({ date: '2026-12-06', fast: true, fasting: 'fish' });
    expect(days[5]?.url).toBe('/calendar/2026-12-06');
    expect(days[24]?.feasts).toMatchObject([{ key: 'nativity-of-christ', rank: 'great' }]);
    expect(days[0]).not.toHaveProperty('saints');
    expect(JSON.stringify(answer).length).toBeLessThan(mostBytes);
    const may = (await call('get_day', { ...asked, date: '2027-05-01' })).days as Values[];
    expect(may[1]?.feasts).toMatchObject([{ key: 'pascha' }]);
  });

  test('tells when a month has no weddings, and where other calendars differ', async () => {
    const call = toolsOn(await corpus());
    const asked = { date: '2026-12-01', days: 31, calendar: 'gregorian', use: 'greek' };
    const { noWeddings, notes } = await call('get_day', asked);
    expect(noWeddings).toEqual([
      '12-13 to 12-24: The days before the Nativity.',
      '12-25: The Nativity of Christ.',
    ]);
    expect(notes).toContain(
      '12-12 to 12-15, 12-17: The Church of Greece permits fish until 17 December.',
    );
    const onOld = await call('get_day', { ...asked, calendar: 'julian' });
    expect(onOld.noWeddings).toEqual(['12-26 to 12-31: The days before the Nativity.']);
  });

  test('tells of a day what it leaves out of a week without readings', async () => {
    const call = toolsOn(await corpus());
    const asked = { date: '2027-10-06', calendar: 'gregorian', use: 'slavic' };
    const { days } = (await call('get_day', { ...asked, days: 1 })) as { days: Values[] };
    expect(days[0]?.notes).toEqual([expect.stringMatching(/^Read in Russia too/)]);
    expect((await call('get_day', { ...asked, days: 7 })).notes).toEqual([]);
  });

  test('names twelve of a large company in a week', async () => {
    const call = toolsOn(await corpus());
    const asked = { date: '2026-12-27', days: 2, calendar: 'julian', use: 'all' };
    const { days } = (await call('get_day', asked)) as { days: { saints: Values[] }[] };
    const members = days[0]?.saints.find(({ slug }) => slug === 'holy-forefathers')?.members;
    expect(members).toHaveLength(13);
    expect((members as string[]).at(-1)).toMatch(/^and \d+ more$/);
  });

  test('names all twelve of a company in a week', async () => {
    const day = keptOn('12-06', { title: 'The Twelve' });
    const twelve = [...'abcdefghijkl'].map((slug) =>
      aSaint(slug, { commemorations: [{ ...day, company: 'twelve' }] }),
    );
    const saints = [aSaint('twelve', { commemorations: [day] }), ...twelve];
    const asked = { date: '2026-12-06', days: 2, calendar: 'gregorian', use: 'all' };
    const answer = await toolsOn(sampleCatalogue({ saints }))('get_day', asked);
    const { days } = answer as { days: { saints: { members?: unknown[] }[] }[] };
    expect(days[0]?.saints[0]?.members).toHaveLength(12);
    expect(days[0]?.saints[0]?.members).not.toContain('and 0 more');
  });

  test('names once what several saints of a month share', async () => {
    const commemorations = [keptOn('12-06', { title: 'The Two', rank: 4 })] as const;
    const saints = ['anna', 'zeno'].map((slug) => aSaint(slug, { commemorations }));
    const asked = { date: '2026-12-01', days: 31, calendar: 'gregorian', use: 'all' };
    const answer = await toolsOn(sampleCatalogue({ saints }))('get_day', asked);
    expect((answer.days as Values[])[5]?.ranked).toEqual(['The Two: polyeleos']);
  });

  test.each([
    ['when do we hear Luke 10:25', /^Old Calendar, Slavic use: \S+ \(.*Sunday.*\): Luke 10:25-37/],
    ['reading of Lk 10:25', /^New Calendar, Greek use: \S+ \(.*\): Luke 10:25-37/],
    ['When is 1 Corinthians 13 read?', /: 1 Corinthians 13:4-14:5/],
    ['1 Cor 12:27', /Greek use: \d{4}-11-01 .*: 1 Corinthians 12:27-13:8/],
    ['Wisdom of Solomon 4:7', /: Wisdom of Solomon 4:7/],
    ['when is the Good Samaritan read', /Old Calendar, Slavic use: .*: Luke 10:25-37/],
  ])('tells when a passage is read next: %s', async (query, line) => {
    const call = toolsOn(await corpus());
    const { readOn } = await call('search', { query, type: 'all', limit: 1 });
    expect(readOn).toContainEqual(expect.stringMatching(line));
    const dates = (readOn as string[]).map((each) => each.split(' (')[0]?.slice(-10) ?? '');
    expect(dates.every((date) => date >= '2026-12-06')).toBe(true);
    // The title of the day is not said twice.
    expect(readOn).not.toContainEqual(expect.stringMatching(/ \((.+)\): .*, appointed for \1$/));
  });

  test('tells the next two days of a reading that has many', async () => {
    const call = toolsOn(await corpus());
    const { readOn } = await call('search', { query: 'Luke 1:39', type: 'all', limit: 1 });
    const told = (readOn as string[]).filter((each) => each.startsWith('New Calendar, Slavic'));
    expect(told.filter((each) => each.includes(': Luke 1:39-49, 56'))).toHaveLength(2);
  });

  test.each(['Luke in 10:25', 'mar 10', '40 martyrs of 304'])(
    'takes no passage from %s',
    async (query) => {
      const found = await toolsOn(await corpus())('search', { query, type: 'all', limit: 1 });
      expect(found).not.toHaveProperty('readOn');
    },
  );

  test('names the saints of a month whose service has a vigil or a polyeleos', async () => {
    const call = toolsOn(await corpus());
    const asked = { date: '2026-12-01', days: 31, calendar: 'gregorian', use: 'slavic' };
    const { days } = (await call('get_day', asked)) as { days: Values[] };
    expect(days[5]?.ranked).toEqual([
      'Saint Nicholas the Wonderworker, Archbishop of Myra in Lycia: vigil',
    ]);
    expect(days[1]).not.toHaveProperty('ranked');
  });

  test('says that nothing is found', async () => {
    const found = await toolsOn(await corpus())('search', {
      query: 'xqzvkw',
      type: 'all',
      limit: 5,
    });
    expect(found).toMatchObject({ note: 'nothing was found', results: [] });
  });

  test('tells in which years Pascha and Easter in the West meet', async () => {
    const call = toolsOn(await corpus());
    const { togetherIn } = await call('get_feast', { feast: 'Pascha', year: 2030 });
    expect(togetherIn).toEqual([2031, 2034, 2037, 2038, 2041, 2045, 2048, 2052]);
  });

  test.each([
    ['Χριστούγεννα', 'nativity-of-christ'],
    ['Рождество Христово', 'nativity-of-christ'],
  ])('finds %s by a name in its own script', async (feast, key) => {
    expect(await toolsOn(await corpus())('get_feast', { feast })).toMatchObject({ key });
  });

  test('finds no feast by a name that two have', async () => {
    const asked = toolsOn(await corpus())('get_feast', { feast: 'Покров' });
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
  });

  test('lists every church with its calendar and use', async () => {
    const { churches } = await toolsOn(await corpus())('get_country', {});
    expect(churches).toContainEqual(
      'Serbian Orthodox Church (church serbia): julian calendar, slavic use',
    );
  });

  test('takes a church in place of the calendar and the use', async () => {
    const call = toolsOn(await corpus());
    const asked = { date: '2026-12-19', days: 1, calendar: 'gregorian', use: 'all' };
    expect(await call('get_day', { ...asked, church: 'moscow' })).toMatchObject({
      ...{ calendar: 'julian', use: 'slavic' },
      church: expect.stringMatching(/^Russian Orthodox Church\. ./),
    });
    const greek = await call('list_saints', { church: 'greece', limit: 30 });
    expect(greek).toEqual(await call('list_saints', { use: 'greek', limit: 30 }));
    await expect(call('list_saints', { church: 'narnia', limit: 1 })).rejects.toMatchObject({
      detail: expect.stringMatching(/^church must be one of /),
    });
  });

  test('tells how a church keeps a fast, and of others only without one', async () => {
    const call = toolsOn(await corpus());
    const asked = { date: '2026-04-22', days: 1, calendar: 'gregorian', use: 'greek' };
    const fastFor = async (church?: string) => {
      const { days } = (await call('get_day', { ...asked, church })) as { days: Values[] };
      return String(days[0]?.fasting);
    };
    expect(await fastFor()).toMatch(/Antioch: fast-free; Romanian Orthodox Church: fish\.$/);
    expect(await fastFor('antioch')).toBe(
      'Patriarchate of Antioch, by its own rule: all foods are permitted.',
    );
    expect(await fastFor('greece')).not.toMatch('own rule');
    const sheet = { date: '2026-04-22', calendar: 'gregorian', use: 'all', text: 'web' };
    const { fasting } = (await call('get_bulletin', { ...sheet, church: 'romania' })) as Values;
    expect(fasting).toMatch(
      /^Romanian Orthodox Church, by its own rule: fish, wine and oil are permitted;/,
    );
  });

  test.each([1, 7, 30])('tells how a church keeps a fast in a span of %i days', async (days) => {
    const call = toolsOn(await corpus());
    const fastOn = async (date: string, church: string) => {
      const asked = { date, days, calendar: 'gregorian', use: 'all', church };
      return ((await call('get_day', asked)) as { days: Values[] }).days[0]?.fasting;
    };
    expect(await fastOn('2027-01-22', 'moscow')).toMatch(/own rule: fish|^fish, by its own rule$/);
    expect(await fastOn('2027-01-27', 'serbia')).toMatch(/own rule, which is not known|or its own/);
    expect(await fastOn('2027-01-25', 'serbia')).not.toMatch(/own rule/);
  });

  test('without a date goes by the time zone', async () => {
    const call = toolsOn(sampleCatalogue());
    const shown = { days: 1, calendar: 'gregorian', use: 'all' };
    const asked = { ...shown, date: 'today', timezone: 'Pacific/Kiritimati' };
    const { days } = (await call('get_day', asked)) as { days: Values[] };
    expect(days[0]?.date).toBe('2026-12-07');
    await expect(call('get_day', { ...asked, date: '2026-12-06' })).rejects.toMatchObject({
      detail: expect.stringMatching(/^timezone cannot be combined with a date/),
    });
  });

  test('lists the fasts of a year', async () => {
    const asked = { year: 2027, calendar: 'gregorian', use: 'all' };
    const { fasts } = (await toolsOn(sampleCatalogue())('get_fasts', asked)) as { fasts: Values[] };
    expect(fasts).toContainEqual({
      ...{ title: 'Great Lent', fast: true, start: '2027-03-15' },
      ...{ end: '2027-04-25', days: 42 },
    });
  });

  test('gives the days of a fast in the year that was asked for', async () => {
    const call = toolsOn(sampleCatalogue());
    const detailOf = (year?: number) =>
      call('get_feast', { feast: 'Holy Week', hymns: false, ...(year && { year }) }).catch(
        ({ detail }) => detail,
      );
    expect(await detailOf(2026)).toContain('2026-04-06 to 2026-04-11 on the gregorian calendar');
    expect(await detailOf(2030)).toContain('2030-04-22 to 2030-04-27 on the julian calendar');
    expect(await detailOf()).toContain('2027-04-26 to 2027-05-01');
  });

  test('says the date by the Old Calendar, and from where a saint was moved', async () => {
    const call = toolsOn(await corpus());
    const asked = { date: '2026-11-28', days: 1, calendar: 'julian', use: 'all' };
    expect(await call('get_day', asked)).toMatchObject({ days: [{ oldCalendarDate: '11-15' }] });
    const bright = { date: '2027-05-03', days: 1, calendar: 'gregorian', use: 'greek' };
    const [day] = ((await call('get_day', bright)) as { days: Values[] }).days;
    const george = { slug: 'george-the-trophy-bearer', movedFrom: '04-23' };
    expect(day?.saints).toContainEqual(expect.objectContaining(george));
    expect(day).not.toHaveProperty('oldCalendarDate');
  });

  test('says what the churches of a country keep', async () => {
    const call = toolsOn(await corpus());
    expect(await call('get_country', { slug: 'serbia' })).toMatchObject({
      churches: [expect.stringMatching(/\(church serbia\): julian calendar, slavic use\. \S/)],
    });
  });

  test('says how the day is served', async () => {
    const call = toolsOn(await corpus());
    const servedOn = async (date: string, use = 'all', days = 1) => {
      const asked = { date, days, calendar: 'gregorian', use };
      return ((await call('get_day', asked)) as { days: Values[] }).days[0]?.served;
    };
    expect(await servedOn('2026-05-31')).toBe(
      'Liturgy: chrysostom; wedding: permitted (in Greek use not permitted: Pentecost.); vestments: green; prostrations: none (None until Vespers of the day, at which the kneeling prayers are read.)',
    );
    expect(await servedOn('2026-11-15')).toContain('wedding: not permitted: The Nativity Fast.');
    expect(await servedOn('2027-02-06')).toMatch(
      /wedding: not permitted: The eve of Sunday.*\(in Greek use permitted\)/,
    );
    expect(await servedOn('2026-05-31', 'all', 2)).toBeUndefined();
  });

  test('names related saints', async () => {
    const { related } = await toolsOn(await corpus())('get_saint', { slug: 'basil-the-great' });
    expect(related).toContain('sibling: Gregory of Nyssa (gregory-of-nyssa)');
  });

  test('says when the saints of a list are kept', async () => {
    const call = toolsOn(await corpus());
    const { saints } = await call('list_saints', { name: 'Sergey', limit: 30 });
    expect(saints).toContainEqual(
      expect.objectContaining({ slug: 'sergius-of-radonezh', feastDay: '09-25' }),
    );
    const greek = (await call('list_saints', { country: 'greece', limit: 30 })).saints as Values[];
    expect(greek).toHaveLength(30);
    expect(greek.every(({ feastDay }) => typeof feastDay === 'string')).toBe(true);
  });

  test('of a filter that no saint passes says so', async () => {
    const call = toolsOn(await corpus());
    expect(await call('list_saints', { patronOf: 'xqzvkw', limit: 5 })).toMatchObject({
      ...{
        saints: [],
        note: 'no saint matches all of these filters; search looks in the lives too',
      },
    });
    await expect(call('list_saints', { country: 'wales', limit: 5 })).rejects.toMatchObject({
      detail: expect.stringMatching(/there is no wales; search finds the saints of other places$/),
    });
  });

  test('lists saints by kind and given name', async () => {
    const call = toolsOn(await corpus());
    const found = await call('list_saints', { name: 'Ivan', category: 'prophet', limit: 5 });
    expect(found.saints).not.toEqual([]);
    for (const { name } of found.saints as Values[]) expect(name).toMatch(/John/);
  });

  test('lists saints by century and manner of death', async () => {
    const call = toolsOn(await corpus());
    const asked = { century: 4, sex: 'female', limit: 5 };
    const { saints } = (await call('list_saints', asked)) as { saints: Values[] };
    expect(saints).toHaveLength(5);
    const { reposed } = await call('get_saint', { slug: saints[0]?.slug, hymns: false });
    expect(reposed).toMatch(/3\d\d|fourth|4th/);
  });

  test('says why a hit is one, and has the next hits', async () => {
    const call = toolsOn(await corpus());
    const first = await call('search', { query: 'nicholas of myra', limit: 2, type: 'all' });
    expect((first.results as Values[])[0]).toMatchObject({ matched: 'name', feastDay: '12-06' });
    expect(first).not.toHaveProperty('note');
    const asked = { query: 'nicholas of myra', limit: 2, type: 'all', cursor: first.nextCursor };
    const next = await call('search', asked);
    expect((next.results as Values[])[0]).not.toEqual((first.results as Values[])[0]);
    const guess = await call('search', {
      query: 'nicholaz thaumaturgoss',
      limit: 2,
      type: 'saint',
    });
    const chosen = await call('search', { query: 'Jennifer', limit: 2, type: 'all' });
    expect((chosen.results as Values[]).map(({ slug, matched }) => [slug, matched])).toEqual([
      ['winifred-of-holywell', 'western-name'],
    ]);
    expect(chosen.note).toMatch(
      /^no saint has the name jennifer: a saint is chosen by its meaning\. /,
    );
    const none = await call('list_saints', { name: 'Ryan', limit: 2 });
    expect([none.saints, none.note]).toEqual([
      [],
      'no saint has the name ryan: no saint is usually chosen. An Irish surname or place name.',
    ]);
    const nothing = await call('search', { query: 'nicholas', country: 'yemen', limit: 2 });
    expect(nothing).toMatchObject({ note: 'nothing was found', results: [] });
    const isGuess = (guess.results as Values[]).every(({ matched }) => matched === 'spelling');
    expect([isGuess, guess.note]).toEqual([
      true,
      'nothing has this name; these are the nearest spellings',
    ]);
  });

  test('lists a week in brief', async () => {
    const saints = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => aSaint(slug));
    const call = toolsOn(sampleCatalogue({ saints }));
    const asked = { date: '2026-12-06', calendar: 'gregorian', use: 'all' };
    const { days: week } = (await call('get_day', { ...asked, days: 2 })) as { days: Values[] };
    expect(week[0]?.saints).toHaveLength(4);
    expect(week[0]).toMatchObject({ otherSaints: 2 });
    expect(week[0]).not.toHaveProperty('readings');
    const daysOf = async (days: number) =>
      (await call('get_day', { ...asked, days })).days as Values[];
    expect((await daysOf(7))[0]?.saints).toHaveLength(4);
    expect((await daysOf(8))[0]).not.toHaveProperty('saints');
    const { days: one } = (await call('get_day', { ...asked, days: 1 })) as { days: Values[] };
    expect(one[0]?.saints).toHaveLength(6);
    expect(one[0]?.readings).not.toHaveLength(0);
  });
});

test('a bulletin names what is kept in the week ahead', async () => {
  const sheet = { date: '2026-12-20', calendar: 'gregorian', use: 'all', text: 'web' };
  const { week } = await toolsOn(await corpus())('get_bulletin', sheet);
  expect(week).toContainEqual(expect.stringMatching(/^2026-12-25: .*Nativity/));
});

test('a day that moves is counted from Pascha', () => {
  const inWords = (offset: number) => dayInWords({ offset, feast: null });
  expect([-8, 0, 7].map(inWords)).toEqual(['Pascha-8', 'Pascha+0', 'Pascha+7']);
});

test('a line of a list is one sentence', () => {
  expect(firstSentence('A hieromartyr of Rome. He was a bishop.')).toBe('A hieromartyr of Rome.');
  expect(firstSentence('St. Peter of the City was a monk. And so on.')).toBe(
    'St. Peter of the City was a monk.',
  );
  expect(firstSentence(`He ${'walked '.repeat(60)}home.`).length).toBeLessThanOrEqual(240);
});
