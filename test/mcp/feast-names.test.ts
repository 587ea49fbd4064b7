import { describe, expect, it, test } from 'vitest';
import { feastsNamed } from '../../src/api/feast-names.js';
import { apiOf } from '../../src/api/operations.js';
import { toolsOf } from '../../src/mcp/tools.js';
import { corpus } from '../support/records/corpus.js';

const now = () => Date.parse('2026-12-06T12:00:00Z');
const catalogue = await corpus();
const api = apiOf({ catalogue, now });
const tool = toolsOf({ api, catalogue, now }).find(({ name }) => name === 'get_feast');

type Values = Record<string, unknown>;
const ask = (feast: string, year?: number) =>
  tool?.call({ feast, hymns: false, ...(year && { year }) }) as Promise<Values>;

const { data: listed } = await api.listFeasts.handle({ limit: 500 });
const feasts = await Promise.all(listed.map(({ key }) => api.getFeast.handle({ key })));
const names = feasts.flatMap(({ key, title, alternateTitles }) =>
  [key.replaceAll('-', ' '), title, ...alternateTitles].map((name) => [name, key] as const),
);
/** Enough of them to notice a kind of name that is missed. */
const sampled = names.filter((_, index) => index % 3 === 0);

/** Names of what is not a feast but a fast. */
const ofFasts = ["Apostles' Fast"];

test('every key and title finds its feast, or those that share it', {
  timeout: 240_000,
}, async () => {
  const missed: unknown[] = [];
  for (const [name, key] of sampled) {
    if (ofFasts.includes(name)) continue;
    const shared = feastsNamed(name, feasts).map((feast) => feast.key);
    const found = await ask(name, 2027).then(
      (feast) => feast.key,
      (error: Error) => error.message,
    );
    const isRight =
      shared.length > 1 ? shared.every((each) => String(found).includes(each)) : found === key;
    if (!isRight) missed.push([name, key, found]);
  }
  expect(missed).toEqual([]);
});

describe('a feast', () => {
  it.each([
    ['Holy Saturday', 'holy-saturday'],
    ['Great and Holy Pascha', 'pascha'],
    ['the feast of the Annunciation', 'annunciation'],
    ['Sunday of Orthodoxy', 'sunday-of-orthodoxy'],
    ['SAINTS PETER AND PAUL', 'peter-and-paul'],
    ['Holy Thursday', 'holy-thursday'],
    ['Old Calendar Christmas', 'nativity-of-christ'],
    ['Orthodox Easter', 'pascha'],
  ])('is found by %s', async (name, key) => {
    expect(await ask(name)).toMatchObject({ key });
  });

  it.each([
    ['Saint Nicholas', 'nicholas-of-myra'],
    ['great-martyr george', 'george-the-trophy-bearer'],
  ])('is told from a saint, %s', async (name, slug) => {
    const detail = `this is a saint, not a feast: get_saint has the days of ${slug}`;
    await expect(ask(name)).rejects.toMatchObject({ code: 'not-found', detail });
  });

  it('has the date of Easter in the West beside Pascha', async () => {
    expect(await ask('Pascha')).toMatchObject({ western: expect.stringMatching(/^\d{4}-0[34]-/) });
    expect(await ask('Christmas')).not.toHaveProperty('western');
  });

  it.each(['Slava', 'Saturday', 'the', 'Xqzvkw'])('is not guessed from %s', async (name) => {
    await expect(ask(name)).rejects.toMatchObject({
      code: 'not-found',
      detail: expect.stringMatching(/^no feast has exactly this name.*; search finds/),
    });
  });

  it('that shares its name is listed with the others', async () => {
    await expect(ask('Memorial Saturday')).rejects.toMatchObject({
      detail: expect.stringMatching(/^several feasts have this name: .*second-saturday-of-lent/),
    });
  });

  it('without a year is answered with its next day on each calendar', async () => {
    const pascha = await ask('Pascha');
    expect(pascha).toMatchObject({ from: '2026-12-06', year: 2027 });
    expect(pascha.occurrences).toMatchObject([{ calendar: 'both', date: '2027-05-02' }]);
    expect((await ask('Christmas')).occurrences).toMatchObject([
      { calendar: 'gregorian', date: '2026-12-25' },
      { calendar: 'julian', date: '2027-01-07' },
    ]);
    expect(await ask('Christmas', 2027)).not.toHaveProperty('from');
  });

  it('counts today among the next days', async () => {
    const onNativity = () => Date.parse('2026-12-25T12:00:00Z');
    const today = toolsOf({ api, catalogue, now: onNativity }).find(
      ({ name }) => name === 'get_feast',
    );
    const found = (await today?.call({ feast: 'Christmas', hymns: false })) as Values;
    expect(found.occurrences).toMatchObject([{ date: '2026-12-25' }, { date: '2027-01-07' }]);
  });
});

it.each([
  ['Nativity Fast', '2026-11-15 to 2026-12-24 on the gregorian calendar, 2026-11-28 to'],
  ['Holy Week', '2027-04-26 to 2027-05-01'],
])('%s is a fast, and its next days are told', async (name, days) => {
  await expect(ask(name)).rejects.toMatchObject({ detail: expect.stringContaining(days) });
});
