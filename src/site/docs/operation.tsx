import { examples } from '../../api/openapi/examples.js';
import { codesOf } from '../../api/openapi/problems.js';
import { type Operation, requiredParameters } from '../../api/operation.js';
import { problemPath } from '../../http/problem.js';
import { InlineLinks } from '../parts/links.js';
import { CodeBlock, Fact, Marked } from '../parts/text.js';

/** One operation: when to use it, its parameters, an answer, its errors. */
export const OperationSection = ({ operation }: { readonly operation: Operation }) => {
  const { operationId, path, summary, description, parameters } = operation;
  const example = examples[operationId];
  const names = Object.entries(parameters.properties);
  const required = requiredParameters(parameters);
  return (
    <section class="operation" id={operationId}>
      <h3>{summary}</h3>
      <p>
        <code class="request">GET {path}</code>{' '}
        <a href={`/docs/console?operation=${operationId}`}>Try it</a>
      </p>
      <p>
        <Marked text={description} />
      </p>
      {names.length > 0 && (
        <dl class="parameters">
          {names.map(([name, schema]) => (
            <Fact
              key={name}
              name={
                <>
                  <code>{name}</code>{' '}
                  {required.includes(name) && <span class="note">required</span>}
                </>
              }
            >
              <Marked text={descriptionOf(schema as ParameterSchema)} />
            </Fact>
          ))}
        </dl>
      )}
      {example && (
        <details>
          <summary>
            Example: <code>{example.request}</code>
          </summary>
          <CodeBlock text={JSON.stringify(example.answer, null, 2)} />
        </details>
      )}
      <p class="note">
        Errors:{' '}
        <InlineLinks
          separator=", "
          links={codesOf(operation).map((code) => ({ name: code, url: problemPath(code) }))}
        />
      </p>
    </section>
  );
};

/** The keywords of a parameter's schema that a reader needs. */
export interface ParameterSchema {
  readonly description?: string;
  readonly default?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
}

function rangeOf({ enum: choices, minimum, maximum, maxLength }: ParameterSchema): string {
  if (choices) return `One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.`;
  if (minimum !== undefined) return `From ${minimum} to ${maximum}.`;
  return maxLength === undefined ? '' : `At most ${maxLength} characters.`;
}

/** What a value means, what it may be, and its default. */
export function descriptionOf(schema: ParameterSchema): string {
  const { description = '', default: defaultValue } = schema;
  const text = `${description} ${rangeOf(schema)}`.trim();
  return defaultValue === undefined ? text : `${text} The default is \`${defaultValue}\`.`;
}
