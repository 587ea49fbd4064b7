/** What Elasticsearch says when it refuses → what an editor reads; never with a password in it. */
import { type Client, errors } from '@elastic/elasticsearch';
import type { Config } from '../config/config.js';
import { callInTime } from '../elasticsearch/client.js';
import { CommandError } from './output.js';

type Nodes = Pick<Config, 'elasticsearchUrls'>;

const reachWithinMs = 3_000;

/** Throws within three seconds when no node can be reached; commands are patient after that. */
export async function reach(client: Client, config: Nodes): Promise<void> {
  try {
    await callInTime(reachWithinMs, (transport) => client.info({}, transport));
  } catch (error) {
    // A key that may not ask this may do what is wanted all the same.
    if (error instanceof errors.ResponseError && error.statusCode === 403) return;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate) throw error;
    const waited = `within ${reachWithinMs / 1000} seconds`;
    throw new CommandError(`Elasticsearch at ${nodesOf(config)} does not answer ${waited}`);
  }
}

export function explain(error: unknown, config: Nodes): unknown {
  const nodes = nodesOf(config);
  if (error instanceof errors.ResponseError) {
    const { type, reason } = causeOf(error);
    if (error.statusCode === 401)
      return new CommandError(
        `Elasticsearch at ${nodes} knows no such user, password or key: see ELASTICSEARCH_URL and ELASTICSEARCH_API_KEY`,
      );
    if (error.statusCode === 403 && type === 'security_exception') {
      return new CommandError(`Elasticsearch at ${nodes} does not permit this: ${reason}`);
    }
    return new CommandError(
      `Elasticsearch at ${nodes} refuses: ${reason ?? type ?? error.statusCode}`,
    );
  }
  if (error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError) {
    return new CommandError(
      `Elasticsearch cannot be reached at ${nodes}: ${whyUnreached(error.message)}`,
    );
  }
  if (error instanceof errors.TimeoutError) {
    return new CommandError(`Elasticsearch at ${nodes} has not answered in time`);
  }
  return error;
}

/** The usual causes by what Node says of them. */
const causes: readonly (readonly [pattern: RegExp, cause: string])[] = [
  [/ECONNREFUSED/, 'nothing listens there; is it running, and is the port right?'],
  [/ENOTFOUND|EAI_AGAIN/, 'no machine of that name is known'],
  [/EHOSTUNREACH|ENETUNREACH/, 'no way leads to that machine'],
  [/wrong version number|EPROTO|packet length/i, 'it does not speak TLS; http instead of https?'],
  [/certificate|self.signed|altname/i, 'its certificate is not trusted; see NODE_EXTRA_CA_CERTS'],
  [/socket hang up|ECONNRESET/, 'it hangs up; https instead of http?'],
];

const whyUnreached = (message: string): string =>
  causes.find(([pattern]) => pattern.test(message))?.[1] ?? 'no node answers';

function causeOf({ body }: errors.ResponseError): { type?: string; reason?: string } {
  const cause = (body as { error?: unknown } | undefined)?.error;
  return typeof cause === 'object' && cause !== null ? cause : {};
}

export const nodesOf = ({ elasticsearchUrls = [] }: Nodes): string =>
  elasticsearchUrls.map((url) => new URL(url).origin).join(', ');
