/** The operations of the API as mounts: admit → cache → parse → find → present. */

import type { Admission, Caller } from '../access/admit.js';
import { createGate, type Gate } from '../access/gate.js';
import { answerHead, ownReply, replyWith, toAnswer } from '../http/answers/answer.js';
import type { AnswerMemory } from '../http/answers/answer-memory.js';
import type { Exchange, Reply } from '../http/exchange.js';
import { inScope } from '../http/in-scope.js';
import { type Mount, openHeaders, openPreflight, readers } from '../http/mount.js';
import { type Operation, pathParameters } from './operation.js';
import { createParser, createPathCheck } from './parse.js';

export interface ApiContext {
  readonly operations: readonly Operation[];
  readonly admission: Admission;
  readonly answers: AnswerMemory;
  readonly mostLookups: MostLookups;
}

/** How many look-ups may run at once in this process. Cached answers need none. */
export interface MostLookups {
  readonly all: number;
  /** How many of them may be costly (searches), so that cheap ones still pass under load. */
  readonly costly: number;
}

/** The whole API. */
export function apiMounts({ operations, admission, answers, mostLookups }: ApiContext): Mount[] {
  const all = createGate(mostLookups.all);
  const costly = createGate(mostLookups.costly);
  const gates = { light: all, heavy: (work) => costly(() => all(work)) } satisfies Gates;
  return operations.map((operation) =>
    endpoint(operation, {
      admission,
      answers,
      gate: gates[operation.cost ?? 'light'],
    }),
  );
}

type Gates = Readonly<Record<NonNullable<Operation['cost']>, Gate>>;

interface EndpointContext {
  readonly admission: Admission;
  readonly answers: AnswerMemory;
  readonly gate: Gate;
}

function endpoint(operation: Operation, context: EndpointContext): Mount {
  const { admission, answers, gate } = context;
  const { dependsOn, access, metered, path, parameters } = operation;
  const names = pathParameters(path);
  const parse = createParser(parameters, operation.crossFieldErrors);
  const head = answerHead(operation.cache, access);
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
        const found = await gate(() => inScope(exchange, () => operation.handle(values)));
        return toAnswer(found, head, exchange);
      };
      const answer = await answers.get(key, find, (how) => {
        exchange.how = how;
      });
      return replyWith(answer, exchange);
    },
  };
}
