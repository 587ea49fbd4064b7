import type { TSchema } from 'typebox';
import { examples } from '../../api/openapi/examples.js';
import { codesOf } from '../../api/openapi/problems.js';
import { type Operation, requiredParameters } from '../../api/operation.js';
import { problemPath } from '../../http/problem.js';
import { Marked } from '../parts/marked.js';

/** One operation: when to use it, its parameters, an answer, its errors. */
export const OperationSection = ({ operation }: { readonly operation: Operation }) => {
  const { operationId, path, tag, summary, description, parameters, access } = operation;
  const example = examples[operationId];
  const names = Object.entries(parameters.properties);
  return (
    <section class="operation" id={operationId}>
      <h3>{summary}</h3>
      <p>
        <code class="request">GET {path}</code>{' '}
        {access === 'key' && <a href={`/docs/console#/${tag}/${operationId}`}>Try it</a>}
      </p>
      <p>
        <Marked text={description} />
      </p>
      {names.length > 0 && (
        <dl class="parameters">
          {names.map(([name, schema]) => (
            <Parameter key={name} name={name} schema={schema as TSchema} operation={operation} />
          ))}
        </dl>
      )}
      {example && (
        <details>
          <summary>
            Example: <code>{example.request}</code>
          </summary>
          <pre>
            <code>{JSON.stringify(example.answer, null, 2)}</code>
          </pre>
        </details>
      )}
      <p class="note">
        Errors:{' '}
        {codesOf(operation).map((code, index) => (
          <span key={code}>
            {index > 0 && ', '}
            <a href={problemPath(code)}>{code}</a>
          </span>
        ))}
      </p>
    </section>
  );
};

interface ParameterProps {
  readonly name: string;
  readonly schema: TSchema;
  readonly operation: Operation;
}

/** The keywords of a parameter's schema that a reader needs. */
interface ParameterSchema {
  readonly description?: string;
  readonly default?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
}

function Parameter({ name, schema, operation }: ParameterProps) {
  const keywords = schema as ParameterSchema;
  const isRequired = requiredParameters(operation.parameters).includes(name);
  return (
    <div>
      <dt>
        <code>{name}</code> {isRequired && <span class="note">required</span>}
      </dt>
      <dd>
        <Marked text={[keywords.description ?? '', bounds(keywords)].join(' ').trim()} />
      </dd>
    </div>
  );
}

function bounds({
  enum: choices,
  minimum,
  maximum,
  maxLength,
  default: byDefault,
}: ParameterSchema): string {
  const range =
    choices !== undefined
      ? `One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.`
      : minimum !== undefined
        ? `From ${minimum} to ${maximum}.`
        : maxLength !== undefined
          ? `At most ${maxLength} characters.`
          : '';
  return byDefault === undefined ? range : `${range} The default is \`${byDefault}\`.`;
}
