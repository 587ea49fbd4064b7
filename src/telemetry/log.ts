/** The log: JSON lines on stderr. It takes fields, never whole requests, so no secret gets in. */
import pino, { type LevelWithSilent, type Logger } from 'pino';
import type { Access } from './access.js';

export interface Log extends Pick<Logger, 'info' | 'warn' | 'error' | 'debug'> {
  /** One line per answered request, at level `info`. */
  access(access: Access): void;
  flush(): void;
}

/** Lines beyond this are dropped: a stalled reader of stderr must not use up the memory. */
const maxBufferedBytes = 8 * 1024 * 1024;

export function createLog(level: LevelWithSilent): Log {
  const destination = pino.destination({ fd: 2, sync: false, maxLength: maxBufferedBytes });
  const lines = createLines((text) => destination.write(text));
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${timeText()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write(line: string) {
        lines.add(line);
        lines.flush();
      },
    },
  );
  return {
    info: logger.info.bind(logger),
    warn: logger.warn.bind(logger),
    error: logger.error.bind(logger),
    debug: logger.debug.bind(logger),
    access: logger.isLevelEnabled('info') ? (access) => lines.add(accessLine(access)) : () => {},
    flush() {
      lines.flush();
      destination.flush();
    },
  };
}

const batchLength = 32_768;
const batchMs = 50;

/** Access lines are written in batches: a write for each would cost more than its answer. */
function createLines(write: (text: string) => void) {
  let text = '';
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (text !== '') write(text);
    text = '';
  }
  return {
    add(line: string): void {
      text += line;
      if (text.length >= batchLength) flush();
      else timer ??= setTimeout(flush, batchMs);
    },
    flush,
  };
}

/** Built by hand; only the address and the tenant may contain characters that JSON escapes. */
function accessLine(access: Access): string {
  const { requestId, method, route, status, durationMs, keyId, code, how, engineMs } = access;
  let line = `{"level":"info","time":"${timeText()}","requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"durationMs":${durationMs},"bytes":${access.bytes},"address":${quoted(access.address)}`;
  if (keyId !== undefined) {
    line += `,"keyId":"${keyId}","tenant":${quoted(access.tenant)},"tier":"${access.tier}"`;
  }
  if (code !== undefined) line += `,"code":"${code}"`;
  if (how !== undefined) line += `,"how":"${how}"`;
  if (engineMs > 0) line += `,"engineMs":${engineMs}`;
  return `${line},"msg":"${method} ${route} ${status}"}\n`;
}

const mostQuoted = 2_000;
const quotedTexts = new Map<string, string>();

/** A JSON string, cached: the same addresses and tenants come again and again. */
function quoted(text = ''): string {
  const known = quotedTexts.get(text);
  if (known !== undefined) return known;
  if (quotedTexts.size >= mostQuoted) quotedTexts.clear();
  const made = JSON.stringify(text);
  quotedTexts.set(text, made);
  return made;
}

let latestMs = 0;
let latestText = '';

/** ISO 8601, computed once per millisecond. */
function timeText(): string {
  const nowMs = Date.now();
  if (nowMs !== latestMs) {
    latestMs = nowMs;
    latestText = new Date(nowMs).toISOString();
  }
  return latestText;
}
