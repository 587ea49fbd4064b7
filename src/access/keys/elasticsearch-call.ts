/** Calls to Elasticsearch with a deadline; their errors say what could not be done, and why. */
import { errors } from '@elastic/elasticsearch';
import { type CallOptions, callInTime } from '../../elasticsearch/client.js';
import { KeysUnavailableError } from './keys.js';

const maxReasonLength = 300;

export async function call<Result>(
  purpose: string,
  timeoutMs: number,
  make: (options: CallOptions) => Promise<Result>,
): Promise<Result> {
  try {
    return await callInTime(timeoutMs, make);
  } catch (cause) {
    const reason = reasonOf(cause, timeoutMs);
    throw new KeysUnavailableError(`Elasticsearch cannot ${purpose}: ${reason}`, { cause });
  }
}

/** Undefined in place of an error that is expected. */
const undefinedIf =
  (isExpected: (error: unknown) => boolean) =>
  (error: unknown): undefined => {
    if (!isExpected(error)) throw error;
  };

/** The response, or undefined if Elasticsearch says that the document does not exist. */
export const ifFound = <Result>(response: Promise<Result>): Promise<Result | undefined> =>
  response.catch(undefinedIf(isMissingDocument));

/** The same, or undefined if not even the index exists. */
export const ifAny = <Result>(response: Promise<Result>): Promise<Result | undefined> =>
  ifFound(response).catch(undefinedIf((error) => isOfType(error, 'index_not_found_exception')));

/** True if the write succeeded; false if it was refused because the document has changed. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  const isConflict = (error: unknown) => isOfType(error, 'version_conflict_engine_exception');
  return (await write.then(() => true).catch(undefinedIf(isConflict))) ?? false;
}

export const isOfType = (error: unknown, type: string): boolean =>
  error instanceof errors.ResponseError && error.body?.error?.type === type;

/** A get responds with `found: false`, a delete with `result: "not_found"`. */
const isMissingDocument = (error: unknown): boolean =>
  error instanceof errors.ResponseError &&
  error.statusCode === 404 &&
  (error.body?.found === false || error.body?.result === 'not_found');

function reasonOf(cause: unknown, timeoutMs: number): string {
  if (cause instanceof errors.ResponseError) {
    const { type, reason } = cause.body?.error ?? {};
    const advice =
      type === 'index_not_found_exception' ? ' (issue the first key, or restore the index)' : '';
    return `${cause.statusCode} ${type ?? ''} ${reason ?? ''}${advice}`
      .trim()
      .slice(0, maxReasonLength);
  }
  if (cause instanceof DOMException) return `no response in ${timeoutMs} ms`;
  return cause instanceof Error ? cause.message.slice(0, maxReasonLength) : 'unknown error';
}
