import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite } from '../support/service/test-service.js';

/** A request as `test/tables/bad-requests.json` has it, and its answer. */
interface Row {
  readonly method?: string;
  readonly target: string;
  readonly headers?: readonly string[];
  /** False where no key is to be sent. */
  readonly key?: false;
  readonly status: number;
  readonly code?: string;
  readonly parameters?: readonly string[];
}

const { requests } = JSON.parse(
  readFileSync(new URL('../tables/bad-requests.json', import.meta.url), 'utf8'),
) as { requests: Record<string, Row[]> };

const service = await startForSuite({ catalogue: sampleCatalogue(), trustProxy: true });

/** `{a*3}` is `aaa`. */
const written = (text: string) =>
  text.replaceAll(/\{([^{}*]+)\*(\d+)\}/g, (_, unit: string, times: string) =>
    unit.repeat(Number(times)),
  );

let caller = 0;

/** Each row comes from an address of its own, so that none is stopped for the keys of others. */
async function asked({ method, target, headers = [], key }: Row) {
  caller += 1;
  return service.askRaw<ProblemBody | undefined>(
    {
      ...(method === undefined ? {} : { method }),
      target: written(target),
      headers: [`X-Forwarded-For: 2001:db8:0:${caller.toString(16)}::1`, ...headers.map(written)],
    },
    ...(key === false ? [null] : []),
  );
}

function titleOf({ method = 'GET', target, headers = [], status, code = '' }: Row): string {
  const request = [method, target.slice(0, 70), ...headers.map((line) => line.slice(0, 40))];
  return `${JSON.stringify(request.join(' ')).slice(1, -1)} → ${status} ${code}`;
}

describe.each(Object.entries(requests))('among %s', (_group, rows) => {
  it.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
    const { status, code, parameters } = row;
    const answer = await asked(row);
    expect(answer.status).toBe(status);
    if (status < 400) return;
    expect(answer.body?.code).toBe(code);
    expect(answer.body?.errors?.map(({ parameter }) => parameter)).toEqual(
      parameters?.map(written),
    );
    for (const { detail } of answer.body?.errors ?? []) expect(detail).toMatch(/^(must|is) /);
    expect(answer.headers.get('Allow')).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : null);
    for (const name of ['X-Injected', 'Set-Cookie']) expect(answer.headers.has(name)).toBe(false);
  });
});

it('takes no other header of four letters for a second Host', async () => {
  const headers = ['Date: Sun, 06 Dec 2026 12:00:00 GMT', 'From: someone@example.org'];
  expect((await service.askRaw({ target: '/v1/saints', headers })).status).toBe(200);
});

it('has at least 130 requests, each once', () => {
  const rows = Object.values(requests).flat();
  expect(rows.length).toBeGreaterThanOrEqual(130);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
});

it('leaves the service healthy', async () => {
  expect(service.failures).toEqual([]);
  expect((await service.ask('/v1/saints')).status).toBe(200);
});
