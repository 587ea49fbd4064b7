import type { HealthContext } from '../http/admin/health.js';

/** A part of the service with what must be told of it and done for it. */
export interface Part {
  /** By the name of the engine behind it. */
  readonly engines: HealthContext['engines'];
  close(): Promise<void>;
}
