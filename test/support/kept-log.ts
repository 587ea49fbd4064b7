/** A log that keeps its lines. */
import type { Log } from '../../src/telemetry/log.js';

export interface Line {
  readonly level: string;
  readonly fields: Record<string, unknown>;
  readonly message: string | undefined;
}

export function keptLog(lines: Line[]): Log {
  const at =
    (level: string) =>
    (fields: object, message?: string): void => {
      lines.push({ level, fields: { ...fields }, message });
    };
  const log = { info: at('info'), warn: at('warn'), error: at('error'), debug: at('debug') };
  return { ...log, access: at('access'), flush: () => {} };
}
