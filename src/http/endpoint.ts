/** The operations of the API, mounted: admit → remember → parse → find → present. */
import { type Operation, pathParameters } from '../api/operation.js';
import { createParser, createPathCheck } from '../api/parse.js';
import { type Admit, type AdmitContext, createAdmit } from './admit.js';
import { answerHead, replyWith, toAnswer } from './answer.js';
import type { AnswerMemory } from './answer-memory.js';
import { createGate, type Gate } from './gate.js';
import { type Mount, openHeaders, openPreflight, readers } from './mount.js';

export interface ApiContext extends AdmitContext {
  readonly operations: readonly Operation[];
  readonly answers: AnswerMemory;
  readonly mostLookups?: MostLookups;
}

/** How many look-ups may be under way in this process. Answers that are remembered need none. */
export interface MostLookups {
  readonly all: number;
  /** Of those that cost the most, searches: fewer, so that cheap ones still pass under load. */
  readonly costly: number;
}

const defaultMostLookups: MostLookups = { all: 128, costly: 32 };

/** The whole API. */
export function apiMounts(context: ApiContext): Mount[] {
  const { operations, answers, mostLookups = defaultMostLookups } = context;
  const admit = createAdmit(context);
  const all = createGate(mostLookups.all);
  const costly = createGate(mostLookups.costly);
  const gates = { light: all, heavy: (work) => costly(() => all(work)) } satisfies Gates;
  return operations.map((operation) =>
    endpoint(operation, { admit, answers, gate: gates[operation.cost ?? 'light'] }),
  );
}

type Gates = Readonly<Record<NonNullable<Operation['cost']>, Gate>>;

interface EndpointContext {
  readonly admit: Admit;
  readonly answers: AnswerMemory;
  readonly gate: Gate;
}

function endpoint(operation: Operation, { admit, answers, gate }: EndpointContext): Mount {
  const { dependsOn, access, path, parameters } = operation;
  const names = pathParameters(path);
  const parse = createParser(parameters);
  const head = answerHead(operation);
  return {
    path,
    methods: readers,
    headers: openHeaders,
    preflight: openPreflight,
    knows: createPathCheck(operation),
    async answer(exchange, segments) {
      if (access === 'key') await admit(exchange);
      const { target, querystring } = exchange;
      const key = dependsOn ? `${dependsOn()} ${target}` : target;
      const answer = await answers.get(key, async () => {
        const ofPath = new Map(names.map((name, index) => [name, segments[index] ?? '']));
        const values = parse(ofPath, querystring);
        return toAnswer(await gate(() => operation.handle(values)), head, exchange);
      });
      return replyWith(answer, exchange);
    },
  };
}
