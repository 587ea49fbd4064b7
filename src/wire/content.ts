/** The catalogue that is served, and the keys stored beside it. */

import type { KeyLookup } from '../access/keys/keys.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { AnswerMemoryOptions } from '../http/answers/answer-memory.js';
import type { Watched } from '../telemetry/metrics.js';
import type { EnterScope } from '../telemetry/request-scope.js';
import type { Part } from './part.js';

export interface Content extends Part {
  readonly catalogue: Catalogue;
  readonly keys: KeyLookup;
  readonly developmentKey: string | undefined;
  /** How long an answer stays valid. */
  readonly answerAges: Pick<AnswerMemoryOptions, 'freshMs' | 'staleMs'>;
  readonly published: Watched['published'];
  /** Set where look-ups call an engine. */
  readonly enterScope?: EnterScope;
}
