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
const batchBytes = 16_000;
const batchMs = 50;

/** Lines are written in batches: a write for each would cost more than its answer. */
export function createLog(level: LevelWithSilent): Log {
  const destination = pino.destination({
    fd: 2,
    sync: false,
    minLength: batchBytes,
    maxLength: maxBufferedBytes,
  });
  let isFlushDue = false;
  const flush = () => {
    isFlushDue = false;
    destination.flush();
  };
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write(line: string) {
        destination.write(line);
        if (!isFlushDue) setTimeout(flush, batchMs);
        isFlushDue = true;
      },
    },
  );
  return {
    info: logger.info.bind(logger),
    warn: logger.warn.bind(logger),
    error: logger.error.bind(logger),
    debug: logger.debug.bind(logger),
    access({ engineMs, ...fields }) {
      const { method, route, status } = fields;
      const line = engineMs > 0 ? { ...fields, engineMs } : fields;
      logger.info(line, `${method} ${route} ${status}`);
    },
    flush: () => destination.flush(),
  };
}
