import { METHODS } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { openSocket, parseAnswers, readToEnd } from '../support/service/raw.js';
import { startForSuite } from '../support/service/test-service.js';
import { readPaths } from './read-paths.js';

const service = await startForSuite({ catalogue: sampleCatalogue() });

/** What the parser of every Node knows. */
const others = METHODS.filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));

/** The rest is asked of two paths alone. */
const isCommon = (method: string) =>
  ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND'].includes(method);

describe('another method', () => {
  it.each(readPaths)('on %s is refused with Allow', async (target) => {
    const isThorough = target === '/v1/saints' || target === '/health/live';
    for (const method of isThorough ? others : others.filter(isCommon)) {
      const key = method.startsWith('P') ? service.newKey('pro') : null;
      const answer = await service.askRaw<ProblemBody>({ method, target }, key);
      const { code } = answer.body;
      expect([method, answer.status, code]).toEqual([method, 405, 'method-not-allowed']);
      expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
      expect(answer.headers.has('RateLimit')).toBe(false);
    }
  });

  it.each(['/v1/nothing', '/', '/v1/saints/', '/v1/saints/No_Slug', '/v1/saints/x/y', '/admin'])(
    'on the unknown path %s finds nothing',
    async (target) => {
      for (const method of ['POST', 'PROPFIND', 'TRACE', 'CONNECT']) {
        const answer = await service.askRaw<ProblemBody>({ method, target });
        expect([method, answer.status, answer.body.code]).toEqual([method, 404, 'not-found']);
      }
    },
  );

  it.each(['FOO', 'get', 'patch', 'Head', 'GETX', 'BREW', 'X-1!#$'])(
    'that no parser knows is a bad request: %s',
    async (method) => {
      for (const target of ['/v1/saints', '/v1/nothing']) {
        const answer = await service.askRaw<ProblemBody>({ method, target });
        expect([answer.status, answer.body.code]).toEqual([400, 'bad-request']);
      }
    },
  );

  it.each(['POST', 'PUT'])('%s keeps the caller’s request id', async (method) => {
    const headers = ['X-Request-Id:  mine ', 'Origin: https://app.example'];
    const answer = await service.askRaw({ method, target: '/v1/saints', headers });
    expect(answer.headers.get('X-Request-Id')).toBe('mine');
  });

  it.each(['POST', 'PUT'])('%s is limited like every request', async (method) => {
    const long = await service.askRaw({ method, target: `/v1/saints?${'a'.repeat(4_096)}` });
    const large = await service.askRaw({
      method,
      target: '/v1/saints',
      headers: [`X-Large: ${'a'.repeat(17_000)}`],
    });
    expect([long.status, large.status]).toEqual([414, 431]);
  });

  it('is logged like every request', async () => {
    service.accesses.length = 0;
    await service.askRaw({ method: 'PATCH', target: '/v1/saints' });
    expect(service.accesses).toMatchObject([{ method: 'PATCH', route: '/v1/saints', status: 405 }]);
  });

  it('leaves its body unread', async () => {
    const body = '{"limit": 1}';
    const answer = await service.ask<ProblemBody>('/v1/saints', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Body': body },
    });
    expect(answer.status).toBe(405);
    const socket = await openSocket(service.url);
    socket.write('POST /v1/saints HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello');
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const answers = parseAnswers(await readToEnd(socket));
    expect(answers.map(({ status }) => status)).toEqual([405, 200]);
  });

  it.each(['POST', 'CONNECT'])('%s is answered once, however sent', async (method) => {
    const socket = await openSocket(service.url);
    const bytes = readToEnd(socket);
    const connection = method === 'POST' ? 'close' : 'keep-alive';
    const head = `${method} /v1/saints HTTP/1.1\r\nHost: x\r\nConnection: ${connection}`;
    socket.write(`${head}\r\nContent-Length: 10\r\n\r\nhello`);
    await delay(5);
    socket.write('hello');
    const [answer, ...others] = parseAnswers(await bytes);
    expect([answer?.status, others]).toEqual([405, []]);
    expect(answer?.headers.get('Connection')).toBe('close');
  });

  it('ignores an override header', async () => {
    for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method']) {
      const answer = await service.ask('/v1/saints', { headers: { [name]: 'DELETE' } });
      expect(answer.status).toBe(200);
    }
  });
});

describe('a body where none is expected', () => {
  it('does not change a GET', async () => {
    const plain = await service.ask('/v1/saints');
    const socket = await openSocket(service.url);
    const key = service.newKey('pro');
    socket.write(
      `GET /v1/saints HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 11\r\n\r\n{"limit":1}',
    );
    const [answer] = parseAnswers(await readToEnd(socket));
    expect([answer?.status, answer?.text]).toEqual([200, plain.text]);
  });
});
