/** What Elasticsearch says when it refuses → what an editor reads; never with a password in it. */
import { errors } from '@elastic/elasticsearch';
import type { Config } from '../config.js';
import { CommandError } from './output.js';

export function explain(error: unknown, { elasticsearchUrls = [] }: Config): unknown {
  const nodes = elasticsearchUrls.map(withoutPassword).join(', ');
  if (error instanceof errors.ResponseError) {
    const { type, reason } = causeOf(error);
    if (error.statusCode === 401)
      return new CommandError(`Elasticsearch at ${nodes} knows no such user or key`);
    if (error.statusCode === 403 && type === 'security_exception') {
      return new CommandError(`Elasticsearch at ${nodes} does not permit this: ${reason}`);
    }
    return new CommandError(
      `Elasticsearch at ${nodes} refuses: ${reason ?? type ?? error.statusCode}`,
    );
  }
  if (error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError) {
    return new CommandError(`Elasticsearch cannot be reached at ${nodes}`);
  }
  if (error instanceof errors.TimeoutError) {
    return new CommandError(`Elasticsearch at ${nodes} has not answered in time`);
  }
  return error;
}

function causeOf({ body }: errors.ResponseError): { type?: string; reason?: string } {
  const cause = (body as { error?: unknown } | undefined)?.error;
  return typeof cause === 'object' && cause !== null ? cause : {};
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  return parsed.origin;
}
