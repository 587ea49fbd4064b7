/** Ways to call a service; every answer is held to the contract and to the served document. */
import { type Answer, type ListBody, toAnswer } from './answer.js';
import type { Checks } from './checks.js';
import { exchange, parseAnswers, type RawRequest, requestBytes } from './raw.js';

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The key to call with: by default one of the tier `internal`; null for none. */
  readonly key?: string | null;
}

export interface Calls {
  /** Asks by fetch. */
  ask<Body>(path: string, ask?: Ask): Promise<Answer<Body>>;
  /** Asks on a bare socket, the target and headers as they are given. */
  askRaw<Body>(request: RawRequest, key?: string | null): Promise<Answer<Body>>;
  /** Sends bytes, which need not be HTTP, and reads all answers. */
  send(bytes: Buffer | string): Promise<Answer<never>[]>;
}

export const createCalls = (url: string, checks: Checks, usualKey: string | null): Calls => ({
  async ask<Body>(path: string, { method = 'GET', headers = {}, key = usualKey }: Ask = {}) {
    const authorization = key === null ? {} : { Authorization: `Bearer ${key}` };
    const response = await fetch(url + path, {
      method,
      headers: { 'Accept-Encoding': 'identity', ...authorization, ...headers },
      redirect: 'manual',
    });
    const answer = toAnswer<Body>(response.status, response.headers, await response.text());
    checks.check({ method, target: path }, answer);
    return answer;
  },
  async askRaw<Body>(request: RawRequest, key: string | null = usualKey) {
    const { method = 'GET', target, headers = [] } = request;
    const authorization = key === null ? [] : [`Authorization: Bearer ${key}`];
    const bytes = requestBytes({ ...request, headers: [...authorization, ...headers] });
    const answers = parseAnswers(await exchange(url, bytes), method === 'HEAD');
    const [answer] = answers;
    if (!answer || answers.length > 1) throw new Error(`${answers.length} answers to ${target}`);
    checks.check({ method, target }, answer);
    return answer as Answer<Body>;
  },
  async send(bytes) {
    const answers = parseAnswers(await exchange(url, Buffer.from(bytes as string, 'latin1')));
    for (const answer of answers) checks.check({ method: '', target: '' }, answer);
    return answers;
  },
});

/** Every entry of a list, page by page. Its path has a query. */
export async function walk<List extends ListBody<unknown>>(
  service: Pick<Calls, 'ask'>,
  path: string,
): Promise<List['data'][number][]> {
  const entries: List['data'][number][] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? path : `${path}&cursor=${cursor}`;
    const { status, body } = await service.ask<List>(next);
    if (status !== 200) throw new Error(`${status} for ${next}`);
    entries.push(...body.data);
    cursor = body.nextCursor;
  } while (cursor !== null);
  return entries;
}
