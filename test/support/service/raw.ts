/** Requests on a bare socket, byte by byte, where fetch would correct or refuse them. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Answer, toAnswer } from './answer.js';

export interface RawRequest {
  readonly method?: string;
  /** As sent on the wire, one byte per character. */
  readonly target: string;
  readonly headers?: readonly string[];
}

/** The bytes of a request after which the server is to close. */
export function requestBytes({ method = 'GET', target, headers = [] }: RawRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: menologion', 'Connection: close'];
  return Buffer.from([...lines, ...headers, '', ''].join('\r\n'), 'latin1');
}

export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  await once(socket, 'connect');
  return socket;
}

/** A connection that ends with the test. */
export async function socketForTest({ url }: { readonly url: string }): Promise<Socket> {
  const socket = await openSocket(url);
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** All that the server sends until it closes; a reset fails the test. */
export async function readToEnd(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Sends the bytes on a connection of their own and reads until the server closes it. */
export async function exchange(url: string, bytes: Buffer): Promise<Buffer> {
  const socket = await openSocket(url);
  socket.write(bytes);
  return readToEnd(socket);
}

/** The answers in what a server sent, in order; `isHead` when none of them has a body. */
export function parseAnswers(bytes: Buffer, isHead = false): Answer<never>[] {
  const answers: Answer<never>[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) \S/.exec(statusLine)?.[1]);
    if (end === -1 || Number.isNaN(status)) throw new Error(`no HTTP answer: ${rest}`);
    const headers = new Headers();
    for (const line of lines) {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      headers.append(name, value);
    }
    const length = isHead ? 0 : Number(headers.get('Content-Length') ?? 0);
    const body = rest.subarray(end + 4, end + 4 + length);
    if (status >= 200) answers.push(toAnswer(status, headers, body.toString('utf8')));
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
