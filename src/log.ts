/** The log: JSON lines on stderr. Fields are given, never whole requests, so no secret gets in. */
import pino, { type Logger } from 'pino';
import type { LogLevel } from './config.js';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug' | 'flush'>;

/** Beyond it lines are dropped: a reader of stderr that stalls must not take the memory. */
const maxBufferedBytes = 8 * 1024 * 1024;

export const createLog = (level: LogLevel): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['authorization', 'key', 'headers', '*.authorization', '*.headers'],
    },
    pino.destination({ fd: 2, sync: false, maxLength: maxBufferedBytes }),
  );
