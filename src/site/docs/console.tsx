/** A form for trying requests with a key; the reference to read is `/docs`. */
import { Type } from 'typebox';
import { withFields } from '../../api/fields.js';
import { examples } from '../../api/openapi/examples.js';
import { type Operation, requiredParameters } from '../../api/operation.js';
import { parameters } from '../../api/schemas/parameters.js';
import type { CacheLifetime } from '../../http/answers/answer.js';
import { pathNotFound } from '../../http/problem.js';
import type { SiteContext } from '../context.js';
import { connectingPolicy, type Page, pageRow } from '../page.js';
import { CodeBlock, Marked } from '../parts/text.js';
import { descriptionOf, type ParameterSchema } from './operation.js';

const path = '/docs/console';

export const consoleRow = ({ operations, origin }: SiteContext, cache: CacheLifetime) =>
  pageRow({
    path,
    parameters: parameters({
      operation: Type.String({ pattern: '^[A-Za-z]+$', maxLength: 40, default: 'getDay' }),
    }),
    cache,
    policy: connectingPolicy,
    async load({ operation: asked }) {
      const chosen = operations.find(({ operationId }) => operationId === asked);
      if (chosen === undefined) throw pathNotFound();
      return consolePage(operations, chosen, origin());
    },
  });

const consolePage = (
  operations: readonly Operation[],
  chosen: Operation,
  origin: string,
): Page => ({
  path,
  title: 'Console',
  description: 'Try the API with a key.',
  isIndexed: false,
  above: [{ name: 'For developers', url: '/docs' }],
  scripts: ['console.js'],
  main: (
    <>
      <h1>Console</h1>
      <p>
        Requests go to this service with <a href="/docs#keys">your key</a>, and count against its
        quota. The key stays in this page and is forgotten when you leave it.
      </p>
      <form class="wide" action={path} id="choose">
        <label for="operation">Operation</label>
        <span class="row">
          <select id="operation" name="operation">
            {operations.map(({ operationId, summary }) => (
              <option
                key={operationId}
                value={operationId}
                selected={operationId === chosen.operationId}
              >
                {operationId}: {summary}
              </option>
            ))}
          </select>
          <button type="submit">Show</button>
        </span>
        <label for="key">Key</label>
        <span class="row">
          <input type="password" id="key" autocomplete="off" placeholder="omk_…" />
        </span>
      </form>
      <OperationForm operation={chosen} origin={origin} />
    </>
  ),
});

/** The parameters filled in with those of the example, whose answer is shown until there is one. */
const OperationForm = ({ operation, origin }: { operation: Operation; origin: string }) => {
  const { operationId, path, summary, description, access } = operation;
  const example = examples[operationId];
  const taken = access === 'key' ? withFields(operation) : operation.parameters;
  const required = requiredParameters(taken);
  return (
    <form class="wide" id="call" data-path={path}>
      <h2>{summary}</h2>
      <p>
        <Marked text={description} /> <a href={`/docs#${operationId}`}>Reference</a>
      </p>
      {Object.entries(taken.properties).map(([name, schema]) => (
        <Field
          key={name}
          name={name}
          schema={schema as ParameterSchema}
          value={example?.parameters[name]}
          isRequired={required.includes(name)}
        />
      ))}
      <noscript>
        <p>Without scripts this page shows what to send but cannot send it.</p>
      </noscript>
      <button type="submit">Send</button>
      <h3>As curl</h3>
      <CodeBlock
        text={`curl -H 'Authorization: Bearer omk_…' '${origin}${example?.request ?? path}'`}
      />
      <h3>Answer</h3>
      <p role="status">{example && 'An example, until you send a request.'}</p>
      <CodeBlock text={example ? JSON.stringify(example.answer, null, 2) : ''} />
    </form>
  );
};

interface FieldProps {
  readonly name: string;
  readonly schema: ParameterSchema;
  readonly value: string | number | undefined;
  readonly isRequired: boolean;
}

const Field = ({ name, schema, value, isRequired }: FieldProps) => {
  const id = `parameter-${name}`;
  const { enum: choices, minimum, maximum, maxLength } = schema;
  const common = { id, name, 'aria-describedby': `${id}-about` };
  return (
    <>
      <label for={id}>
        <code>{name}</code> {isRequired && <span class="note">required</span>}
      </label>
      <span class="row">
        {choices ? (
          <select {...common}>
            <option value="">not sent</option>
            {choices.map((choice) => (
              <option key={choice} value={choice} selected={choice === value}>
                {choice}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...common}
            {...(minimum === undefined ? { maxlength: maxLength } : { type: 'number' })}
            min={minimum}
            max={maximum}
            value={value}
            required={isRequired}
          />
        )}
      </span>
      <p class="note" id={common['aria-describedby']}>
        <Marked text={descriptionOf(schema)} />
      </p>
    </>
  );
};
