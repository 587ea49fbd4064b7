import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clients, type ToolResult } from '../support/mcp-clients.js';
import { sampleCatalogue } from '../support/records/sample.js';
import {
  startForTest,
  startTestService,
  type TestService,
} from '../support/service/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ catalogue: sampleCatalogue() });
});
afterAll(() => service.stop());

const textOf = ({ content }: ToolResult) => (content as { text: string }[])[0]?.text ?? '';

describe.each(Object.entries(clients))('%s', (_name, open) => {
  test('lists the tools', async () => {
    const client = await open(service.url, service.newKey('free'));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['get_day', 'get_feasts', 'get_feast', 'get_fasts', 'get_bulletin'],
      ...['search', 'get_saint', 'list_saints', 'get_country', 'get_terms'],
    ]);
    await client.close();
  });

  test('gets a structured answer that fits the announced schema', async () => {
    const client = await open(service.url, service.newKey('free'));
    // Listed first, so that the client checks the answer by its schema.
    await client.listTools();
    const result = await client.callTool({ name: 'get_day', arguments: { date: '2026-12-06' } });
    expect(result.isError ?? false).toBe(false);
    const { days } = result.structuredContent as { days: { url: string; weekday: string }[] };
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({
      weekday: 'sunday',
      url: `${service.url}/calendar/2026-12-06`,
    });
    expect(result.structuredContent).toMatchObject({
      provenance: { source: `Menologion, ${service.url}`, generation: 'embedded' },
    });
    const text = textOf(result);
    expect(text).toMatch(/^calendar: gregorian\n/);
    expect(text).toContain('url: /calendar/2026-12-06');
    expect(text).toContain(`(Menologion, generation embedded; each url is under ${service.url})`);
    expect(text.length).toBeLessThan(JSON.stringify(result.structuredContent).length * 0.92);
    await client.close();
  });

  test('is told of a mistake in our words', async () => {
    const client = await open(service.url, service.newKey('free'));
    const result = await client.callTool({
      name: 'get_day',
      arguments: { date: '2026-02-30', days: 99, lang: 'el' },
    });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toBe(
      'date must be a date that exists, YYYY-MM-DD, from 1583-01-01 to 9999-12-31, or today; ' +
        'days must be an integer between 1 and 31; ' +
        'lang is not a parameter of this endpoint, which takes date, timezone, days, calendar, use, church',
    );
    await client.close();
  });

  test('is told that search finds slugs', async () => {
    const client = await open(service.url, service.newKey('free'));
    const result = await client.callTool({ name: 'get_saint', arguments: { slug: 'Saint Anna' } });
    expect(textOf(result)).toMatch(/^slug must be a slug.*; search finds the slug of a name$/);
    await client.close();
  });

  test('learns the terms and the quota without a count', async () => {
    const client = await open(service.url, service.newKey('free'));
    const ask = () => client.callTool({ name: 'get_terms', arguments: {} });
    const [, { structuredContent }] = [await ask(), await ask()];
    expect(structuredContent).toMatchObject({
      ...{ tier: 'free', minute: { limit: 60, remaining: 60 } },
      left: '60 of 60 calls this minute, 1000 of 1000 calls this month',
      terms: { url: `${service.url}/terms` },
      attribution: { required: true, url: `${service.url}/attribution` },
    });
    await client.close();
  });

  test('is refused when its key is unknown', async () => {
    const refused = open(service.url, 'omk_nobody');
    await expect(refused).rejects.toThrow(/has no live API key|HTTP 401/);
  });

  test('is told how long to wait when the quota is used up', async () => {
    const tiers = new Map([['small', { perMinute: 2, perMonth: 100, attribution: false }]]);
    const small = await startForTest({ catalogue: sampleCatalogue(), tiers });
    const client = await open(small.url, small.newKey('small'));
    await client.listTools();
    const call = () => client.callTool({ name: 'get_country', arguments: { slug: 'georgia' } });
    for (let count = 0; count < 2; count += 1) expect((await call()).isError ?? false).toBe(false);
    const refused = await call();
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toBe("this minute's requests are used up; try again in 34 s");
    await client.close();
  });
});
