/** Errors of Elasticsearch as messages for editors, never with a password in them. */
import { type Client, errors } from '@elastic/elasticsearch';
import { callInTime } from '../elasticsearch/client.js';
import { CommandError } from './output.js';

const reachWithinMs = 3_000;

/** Throws within three seconds if no node can be reached; after that, commands are patient. */
export async function reach(client: Client, nodes: string): Promise<void> {
  try {
    await callInTime(reachWithinMs, (transport) => client.info({}, transport));
  } catch (error) {
    // A key without permission for this check may still permit the command itself.
    if (error instanceof errors.ResponseError && error.statusCode === 403) return;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate) throw error;
    const waited = `within ${reachWithinMs / 1000} seconds`;
    throw new CommandError(`Elasticsearch at ${nodes} does not answer ${waited}`);
  }
}

/** Undefined for an error that is not of the engine. */
export function messageOf(error: unknown, nodes: string): string | undefined {
  const engine = `Elasticsearch at ${nodes}`;
  if (error instanceof errors.ResponseError) {
    const { type, reason } = error.body?.error ?? {};
    if (error.statusCode === 401) {
      return `${engine} does not accept the user, password or key: see ELASTICSEARCH_URL and ELASTICSEARCH_API_KEY`;
    }
    const isForbidden = error.statusCode === 403 && type === 'security_exception';
    if (isForbidden) return `${engine} does not permit this: ${reason}`;
    return `${engine} refuses: ${reason ?? type ?? error.statusCode}`;
  }
  if (error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError) {
    return `Elasticsearch cannot be reached at ${nodes}: ${whyUnreached(error.message)}`;
  }
  if (error instanceof errors.ProductNotSupportedError) {
    return `what answers at ${nodes} is not Elasticsearch: see ELASTICSEARCH_URL`;
  }
  return error instanceof errors.TimeoutError ? `${engine} did not answer in time` : undefined;
}

/** The usual causes, by Node's error message. */
const causes: readonly (readonly [pattern: RegExp, cause: string])[] = [
  [/ECONNREFUSED/, 'nothing is listening there; is it running, and is the port right?'],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no host with that name'],
  [/EHOSTUNREACH|ENETUNREACH/, 'there is no route to that host'],
  [/wrong version number|EPROTO|packet length/i, 'it does not speak TLS; http instead of https?'],
  [/certificate|self.signed|altname/i, 'its certificate is not trusted; see NODE_EXTRA_CA_CERTS'],
  [/socket hang up|ECONNRESET/, 'it closes the connection; https instead of http?'],
];

const whyUnreached = (message: string): string =>
  causes.find(([pattern]) => pattern.test(message))?.[1] ?? 'no node answers';
