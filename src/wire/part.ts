import type { HealthContext } from '../admin/health.js';

/** A part of the service, with its readiness checks and its shutdown. */
export interface Part {
  /** By the name of the engine behind it. */
  readonly engines: HealthContext['engines'];
  close(): Promise<void>;
}
