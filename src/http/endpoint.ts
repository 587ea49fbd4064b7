/** An operation of the API, mounted: identify → bound → admit → answer. */
import { type Operation, pathParameters } from '../api/operation.js';
import { type OperationsContext, operationsOf } from '../api/operations.js';
import { createParser, createPathCheck } from '../api/parse.js';
import { type Admit, type AdmitContext, createAdmit } from './admit.js';
import { type AnswerMemory, answerHeaders, replyWith, toAnswer } from './answer.js';
import { type Mount, openHeaders, openPreflight, readers } from './mount.js';

export interface ApiContext extends OperationsContext, AdmitContext {
  readonly answers: AnswerMemory;
}

interface EndpointContext {
  readonly admit: Admit;
  readonly answers: AnswerMemory;
}

/** The whole API. */
export function apiMounts(context: ApiContext): Mount[] {
  const admit = createAdmit(context);
  const { answers } = context;
  return operationsOf(context).map((operation) => endpoint(operation, { admit, answers }));
}

/** Answers from memory when the same has been asked lately, else parses, finds and presents. */
function endpoint(operation: Operation, { admit, answers }: EndpointContext): Mount {
  const { dependsOn, access, path, parameters } = operation;
  const names = pathParameters(path);
  const parse = createParser(parameters);
  const headers = answerHeaders(operation);
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
      let answer = answers.get(key);
      if (answer === undefined) {
        const ofPath = new Map(names.map((name, index) => [name, segments[index] ?? '']));
        const found = await operation.handle(parse(ofPath, querystring));
        answer = toAnswer(found, headers, exchange);
        answers.set(key, answer);
      }
      return replyWith(answer, exchange);
    },
  };
}
