/** The operations of the API as mounts: admit → cache → parse → find → present. */
import { type Operation, pathParameters } from '../../api/operation.js';
import { createParser, createPathCheck } from '../../api/parse.js';
import {
  type EnterScope,
  type RequestScope,
  traceparentOf,
} from '../../observability/request-scope.js';
import { answerHead, ownReply, replyWith, toAnswer } from '../answers/answer.js';
import type { AnswerMemory } from '../answers/answer-memory.js';
import type { Caller, Exchange, Reply } from '../exchange.js';
import { type Mount, openHeaders, openPreflight, readers } from '../mount.js';
import { type Admission, type AdmitContext, createAdmission } from './admit.js';
import { createGate, type Gate } from './gate.js';

export interface ApiContext extends AdmitContext {
  readonly operations: readonly Operation[];
  readonly answers: AnswerMemory;
  readonly mostLookups?: MostLookups;
  /** Called after each successful look-up. */
  readonly onLookup?: ((lookup: Lookup) => void) | undefined;
  /** Ties a look-up's calls to its request; left out where no engine is called. */
  readonly enterScope?: EnterScope | undefined;
}

/** A finished operation: what it found, and what may be logged of the request. */
export interface Lookup {
  readonly operationId: string;
  readonly requestId: string;
  readonly durationMs: number;
  readonly engineMs: number;
  /** The parameters; of texts only the number of words, never the words. */
  readonly shape: Readonly<Record<string, unknown>>;
  readonly found: unknown;
}

/** How many look-ups may run at once in this process. Cached answers need none. */
export interface MostLookups {
  readonly all: number;
  /** How many of them may be costly (searches), so that cheap ones still pass under load. */
  readonly costly: number;
}

const defaultMostLookups: MostLookups = { all: 128, costly: 32 };

/** The whole API. */
export function apiMounts(context: ApiContext): Mount[] {
  const { operations, answers, mostLookups = defaultMostLookups } = context;
  const admission = createAdmission(context);
  const all = createGate(mostLookups.all);
  const costly = createGate(mostLookups.costly);
  const gates = { light: all, heavy: (work) => costly(() => all(work)) } satisfies Gates;
  return operations.map((operation) =>
    endpoint(operation, {
      admission,
      answers,
      onLookup: context.onLookup,
      enterScope: context.enterScope,
      gate: gates[operation.cost ?? 'light'],
    }),
  );
}

type Values = Readonly<Record<string, unknown>>;

function shapeOf({ q, name, patronOf, cursor, ...rest }: Values): Values {
  const texts = Object.entries({ q, name, patronOf }).flatMap(([parameter, text]) =>
    typeof text === 'string' ? [[parameter, `${text.trim().split(/\s+/).length} words`]] : [],
  );
  return { ...rest, ...Object.fromEntries(texts), isFurtherPage: cursor !== undefined };
}

type Gates = Readonly<Record<NonNullable<Operation['cost']>, Gate>>;

interface EndpointContext {
  readonly admission: Admission;
  readonly answers: AnswerMemory;
  readonly gate: Gate;
  readonly onLookup: ApiContext['onLookup'];
  readonly enterScope: ApiContext['enterScope'];
}

function endpoint(operation: Operation, context: EndpointContext): Mount {
  const { admission, answers, gate, onLookup, enterScope } = context;
  const { dependsOn, access, metered, path, parameters } = operation;
  const names = pathParameters(path);
  const parse = createParser(parameters);
  const head = answerHead(operation);
  async function lookUp(exchange: Exchange, values: Values): Promise<unknown> {
    if (onLookup === undefined) return operation.handle(values);
    const { requestId, request } = exchange;
    const traceparent = traceparentOf(request.headers.traceparent);
    const scope: RequestScope = { requestId, traceparent, engineMs: 0 };
    exchange.scope = scope;
    const startMs = performance.now();
    const handle = async () => operation.handle(values);
    const found = await (enterScope === undefined ? handle() : enterScope(scope, handle));
    const durationMs = performance.now() - startMs;
    const { engineMs } = scope;
    const shape = shapeOf(values);
    onLookup({ operationId: operation.operationId, requestId, durationMs, engineMs, shape, found });
    return found;
  }
  async function answerOwn(exchange: Exchange, caller: Caller): Promise<Reply> {
    const allowances = await admission.look(exchange, caller);
    const { key, tier } = caller;
    const standing = { tier: key.tier, attribution: tier.attribution, ...allowances };
    return ownReply(await operation.handle(parse(new Map(), exchange.querystring), standing));
  }
  return {
    path,
    methods: readers,
    headers: openHeaders,
    preflight: openPreflight,
    knows: createPathCheck(operation),
    async answer(exchange, segments) {
      if (access === 'key') {
        const caller = await admission.authenticate(exchange);
        if (metered === false) return answerOwn(exchange, caller);
        await admission.count(exchange, caller);
      }
      const { target, querystring } = exchange;
      const key = dependsOn ? `${dependsOn()} ${target}` : target;
      const find = async () => {
        const ofPath = new Map(names.map((name, index) => [name, segments[index] ?? '']));
        const values = parse(ofPath, querystring);
        const found = await gate(() => lookUp(exchange, values));
        return toAnswer(found, head, exchange);
      };
      const answer = await answers.get(key, find, (how) => {
        exchange.how = how;
      });
      return replyWith(answer, exchange);
    },
  };
}
