/** The parts that the service is made of. */
import type { KeyLookup } from '../access/keys/keys.js';
import type { HealthContext } from '../admin/mounts.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { AnswerCacheOptions } from '../http/answers/answer-cache.js';
import type { Watched } from '../telemetry/metrics.js';
import type { EnterScope } from '../telemetry/request-scope.js';

/** A part of the service, with its readiness checks and its shutdown. */
export interface Part {
  /** By the name of the engine behind it. */
  readonly engines: HealthContext['engines'];
  close(): Promise<void>;
}

/** How long answers are used. */
export type AnswerAges = Pick<AnswerCacheOptions, 'freshMs' | 'staleMs' | 'outageMs'>;

/** The catalogue that is served, and the keys stored beside it. */
export interface Content extends Part {
  readonly catalogue: Catalogue;
  readonly keys: KeyLookup;
  readonly developmentKey: string | undefined;
  readonly answerAges: AnswerAges;
  readonly published: Watched['published'];
  /** Set where look-ups call an engine. */
  readonly enterScope?: EnterScope;
}
