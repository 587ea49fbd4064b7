import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../support/records/sample.js';
import type { Answer, ProblemBody } from '../support/service/answer.js';
import { parseAnswers, readToEnd, requestBytes, socketForTest } from '../support/service/raw.js';
import { startForSuite } from '../support/service/test-service.js';

const catalogue = sampleCatalogue();
const service = await startForSuite({ catalogue });

const bytes = (text: string) => Buffer.from(text, 'latin1');
const only = (answers: readonly Answer<never>[]): Answer<ProblemBody> => {
  expect(answers).toHaveLength(1);
  return answers[0] as unknown as Answer<ProblemBody>;
};
const sent = async (text: string | Buffer) => only(await service.send(text));

describe('what is not HTTP', () => {
  it.each([
    ['words', 'hello there\r\n\r\n'],
    ['nothing but line ends', '\r\n\r\n\r\nx\r\n\r\n'],
    ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version to come', 'GET /v1/saints HTTP/3.0\r\nHost: x\r\n\r\n'],
    ['bare line feeds', 'GET /v1/saints HTTP/1.1\nHost: x\n\n'],
    ['a space in a header name', 'GET /v1/saints HTTP/1.1\r\nHost: x\r\nA b: c\r\n\r\n'],
    ['a header without a colon', 'GET /v1/saints HTTP/1.1\r\nHost: x\r\nabc\r\n\r\n'],
    ['a folded header', 'GET /v1/saints HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n'],
    ['NUL in a header', 'GET /v1/saints HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n'],
    ['a space in the target', 'GET /v1/sai nts HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a control character in the target', 'GET /v1/\x01 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['bytes that are no ASCII', 'GET /v1/search?q=\xce\x93 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a target without a slash', 'GET v1/saints HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no Host', 'GET /v1/openapi.json HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two Hosts',
      'GET /v1/openapi.json HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    ],
    ['a fragment', 'GET /v1/openapi.json#paths HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    [
      'two lengths',
      'POST /v1/saints HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST /v1/saints HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['an unknown method in bad form', 'FOO /v1/saints HTTP/1.1\r\nA b: c\r\n\r\n'],
    ['an unknown method of no HTTP', 'FOO /v1/saints\r\n\r\n'],
  ])('is answered 400: %s', async (_what, text) => {
    const answer = await sent(text);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad-request']);
    expect(answer.headers.get('Connection')).toBe('close');
  });

  it('is answered after the requests before it', async () => {
    const text = `${requestBytes({ target: '/v1/openapi.json' })}`.replace('close', 'keep-alive');
    const [first, second, ...rest] = await service.send(`${text}no HTTP\r\n\r\n`);
    expect([first?.status, second?.status, rest]).toEqual([200, 400, []]);
    expect(JSON.parse(first?.text ?? '')).toEqual(service.document);
  });

  it('in a body gets no second answer', async () => {
    const head =
      'POST /v1/saints HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\nTransfer-Encoding: chunked\r\n\r\n';
    const atOnce = await sent(`${head}no chunk\r\n`);
    expect(atOnce.status).toBe(405);
    const socket = await socketForTest(service);
    const answers = readToEnd(socket);
    socket.write(head);
    await delay(20);
    socket.write('no chunk\r\n');
    expect(parseAnswers(await answers).map(({ status }) => status)).toEqual([405]);
  });

  it('ends the connection without a word', async () => {
    const socket = await socketForTest(service);
    socket.resetAndDestroy();
    expect((await service.ask('/v1/saints')).status).toBe(200);
    expect(service.failures).toEqual([]);
  });
});

describe('what HTTP allows', () => {
  it.each(['HTTP/1.0', 'HTTP/1.1'])('is answered in %s', async (version) => {
    const key = service.newKey('pro');
    const lines = [`GET /v1/saints ${version}`, 'Host: x', `Authorization: Bearer ${key}`];
    const answer = await sent([...lines, 'Connection: close', '', ''].join('\r\n'));
    expect(answer.status).toBe(200);
  });

  it('is a request in absolute form', async () => {
    for (const target of [
      'http://menologion.example/v1/saints/anna',
      'HTTPS://user@menologion.example:8443/v1/saints/anna',
    ]) {
      const answer = await service.askRaw({ target });
      expect([answer.status, answer.text]).toEqual([
        200,
        (await service.ask('/v1/saints/anna')).text,
      ]);
    }
  });

  it.each([
    'http://menologion.example',
    'http://menologion.example?limit=1',
    'http://[/v1/saints/anna/',
    'http://%41/v1/nothing',
    '*',
  ])('may have a target that is found nowhere: %s', async (target) => {
    const answer = await service.askRaw<ProblemBody>({ target });
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  });

  it.each(['100-continue', 'miracles'])('is to expect %s', async (expected) => {
    const headers = [`Expect: ${expected}`];
    const answer = await service.askRaw({ target: '/v1/saints', headers });
    expect(answer.status).toBe(200);
  });

  it.each(['websocket', 'h2c'])('is to offer an upgrade to %s', async (protocol) => {
    const headers = [`Upgrade: ${protocol}`, 'HTTP2-Settings: AAMAAABkAAQAAP__'];
    const answer = await service.askRaw({ target: '/v1/saints', headers });
    expect(answer.status).toBe(200);
  });

  it('is several requests at once, in order', async () => {
    const socket = await socketForTest(service);
    const ids = ['one', 'two', 'three'];
    for (const id of ids) {
      const text = `${requestBytes({ target: '/v1/saints', headers: [`X-Request-Id: ${id}`] })}`;
      socket.write(id === 'three' ? text : text.replace('close', 'keep-alive'));
    }
    const answers = parseAnswers(await readToEnd(socket));
    expect(answers.map(({ headers }) => headers.get('X-Request-Id'))).toEqual(ids);
  });

  it('may come byte by byte', async () => {
    const socket = await socketForTest(service);
    const answers = readToEnd(socket);
    for (const byte of requestBytes({ target: '/v1/nothing' })) {
      socket.write(Buffer.of(byte));
      await delay(0);
    }
    expect(parseAnswers(await answers).map(({ status }) => status)).toEqual([404]);
  });
});

describe('the bounds', () => {
  const targetOf = (length: number) => `/v1/saints?q=${'a'.repeat(length - 13)}`;

  it.each([
    [4_096, 400],
    [4_097, 414],
    [20_000, 414],
    [100_000, 414],
    [1_000_000, 414],
  ])('of a target of %i bytes answer %i', async (length, status) => {
    const target = targetOf(length);
    expect(target).toHaveLength(length);
    const answer = await service.askRaw<ProblemBody>({ target });
    expect(answer.status).toBe(status);
    if (status === 414) expect(answer.body.code).toBe('uri-too-long');
  });

  it('count all of a target in absolute form', async () => {
    const origin = `http://${'a'.repeat(4_083)}.x`;
    const at = await service.askRaw({ target: `${origin}/nil` });
    const over = await service.askRaw({ target: `${origin}/none` });
    expect([at.status, over.status]).toEqual([404, 414]);
  });

  /** Headers of so many bytes, with all that `askRaw` adds. */
  const headersOf = (total: number) => {
    const fixed = ['Host: menologion', 'Connection: close', `Authorization: Bearer ${key}`, 'X: '];
    const taken = fixed.reduce((sum, line) => sum + line.length + 2, 0);
    return [`X: ${'a'.repeat(total - taken)}`];
  };
  const key = service.newKey('pro');

  it.each([
    [16_384, 200],
    [16_385, 431],
    [30_000, 431],
    [60_000, 431],
    [1_000_000, 431],
  ])('of headers of %i bytes answer %i', async (total, status) => {
    const answer = await service.askRaw<ProblemBody>(
      { target: '/v1/saints', headers: headersOf(total) },
      key,
    );
    expect(answer.status).toBe(status);
    if (status === 431) expect(answer.body.code).toBe('headers-too-large');
  });

  it('drop none of many small headers', async () => {
    const many = (count: number) => Array.from({ length: count }, () => 'A: b');
    const socket = await socketForTest(service);
    const lines = ['GET /v1/saints HTTP/1.1', 'Host: x', 'Connection: close', ...many(2_500)];
    socket.write([...lines, `Authorization: Bearer ${key}`, '', ''].join('\r\n'));
    expect(parseAnswers(await readToEnd(socket))[0]?.status).toBe(200);
    const tooMany = await service.askRaw({ target: '/v1/saints', headers: many(3_000) });
    expect(tooMany.status).toBe(431);
  });

  it('distinguish an oversized header from an oversized target sent in pieces', async () => {
    for (const [start, status] of [
      ['GET /v1/saints HTTP/1.1\r\nHost: x\r\nX: ', 431],
      ['GET /v1/saints?q=', 414],
    ] as const) {
      const socket = await socketForTest(service);
      const answers = readToEnd(socket);
      socket.write(start + 'a'.repeat(40_000));
      await delay(20);
      for (let piece = 0; piece < 20; piece += 1) socket.write('a'.repeat(10_000));
      const answer = only(parseAnswers(await answers));
      expect(answer.status).toBe(status);
    }
  });

  it('keep the caller’s request id if the excess is small', async () => {
    const id = 'X-Request-Id: mine';
    const long = await service.askRaw({ target: targetOf(20_000), headers: [id] });
    const large = await service.askRaw({ target: '/', headers: [id, `X: ${'a'.repeat(20_000)}`] });
    expect([long.status, large.status]).toEqual([414, 431]);
    for (const { headers } of [long, large]) expect(headers.get('X-Request-Id')).toBe('mine');
  });

  it('name the target before the headers', async () => {
    const headers = [`X: ${'a'.repeat(17_000)}`];
    const answer = await service.askRaw({ target: targetOf(5_000), headers });
    expect(answer.status).toBe(414);
  });

  it('are checked before the route and the key', async () => {
    const target = `/v1/nothing/${'a'.repeat(5_000)}`;
    expect((await service.askRaw({ target }, null)).status).toBe(414);
  });
});

it('ignores bytes after the last answer', async () => {
  const socket = await socketForTest(service);
  socket.write(bytes(`${requestBytes({ target: '/v1/nothing' })}GET /v1/nothing HTTP/1.1\r\n`));
  expect(parseAnswers(await readToEnd(socket))).toHaveLength(1);
});
