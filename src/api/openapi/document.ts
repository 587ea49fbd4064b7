/** The OpenAPI 3.1 document, assembled from the operations and their schemas. */
import { type TSchema, type TSchemaOptions, Type } from 'typebox';
import { by } from '../../catalogue/compare-text.js';
import { FieldsParameter } from '../fields.js';
import { formats } from '../formats.js';
import { type Operation, operation, requiredParameters } from '../operation.js';
import { parameters } from '../schemas/parameters.js';
import { examples } from './examples.js';
import { answerHeaders, headerComponents, headersOf, validators } from './headers.js';
import { Problem, problemResponses, sharedProblems } from './problems.js';

type Json = Record<string, unknown>;

/**
 * The operation that serves the document, which describes the others and itself. `origin` returns
 * the public origin of the service; it is known only once the service listens.
 */
export function openApiOperation(others: readonly Operation[], origin: () => string): Operation {
  const own: Operation = operation({
    operationId: 'getOpenApi',
    path: '/v1/openapi.json',
    tag: 'Service',
    summary: 'This document',
    description: 'Use it to learn the API: every path, parameter, answer and error. Needs no key.',
    access: 'public',
    cache: { sMaxAge: 3600, staleWhileRevalidate: 86_400 },
    parameters: parameters({}),
    answer: Type.Object({}, { description: 'An OpenAPI 3.1 document.' }),
    handle: async () => openApiDocument([...others, own], origin()),
  });
  return own;
}

function openApiDocument(operations: readonly Operation[], origin: string): Json {
  const components = new Map<string, unknown>();
  const reference = (schema: TSchema) => referTo(schema, components);
  const paths = Object.fromEntries(
    operations.map((each) => [each.path, { get: describeOperation(each, reference) }]),
  );
  // The responses of problems refer to it by name.
  reference(Problem);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menologion',
      version: '1.0.0',
      summary: 'The Orthodox calendar and its saints.',
      description: `Who and what is commemorated on a date (New and Old Calendar), Pascha and the movable feasts, the fasting rule, saints with lives, hymns and patronage, countries, and search. Read-only JSON in English. Rules are Slavic (OCA) unless use=greek. Terms of the content: ${origin}/terms; how to attribute it: ${origin}/attribution.`,
      // Callers need the content's terms; the code's licence does not concern them.
      termsOfService: `${origin}/terms`,
      license: {
        name: 'Cite and link freely, with attribution; no mirroring, no training of a competing model',
        url: `${origin}/terms`,
      },
    },
    servers: [{ url: origin }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Calendar', description: 'Days, readings, fasts and Pascha.' },
      { name: 'Feasts', description: 'What each feast is, and when it is kept.' },
      { name: 'Saints', description: 'Lives, feast days, patronage and hymns.' },
      { name: 'Countries', description: 'Countries of origin.' },
      { name: 'Search', description: 'Full-text search.' },
      { name: 'Service', description: 'The API itself.' },
    ],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, `omk_…`.' },
      },
      schemas: Object.fromEntries([...components].sort(by(([name]) => name))),
      parameters: { fields: describeParameter(sharing, 'fields', FieldsParameter, undefined) },
      headers: headerComponents,
      responses: { ...notModified, ...sharedProblems(operations) },
    },
  };
}

const unchanged =
  'The answer has not changed since the one named in `If-None-Match`, or since `If-Modified-Since`.';

/** The 304 answers, with and without the headers of a request that needed a key. */
const notModified = {
  NotModified: { description: unchanged, headers: headersOf('key', [...validators, 'Vary']) },
  NotModifiedPublic: { description: unchanged, headers: headersOf('public', validators) },
};

function describeOperation(each: Operation, reference: (schema: TSchema) => unknown): Json {
  const example = examples[each.operationId];
  const unchangedName = each.access === 'key' ? 'NotModified' : 'NotModifiedPublic';
  return {
    operationId: each.operationId,
    tags: [each.tag],
    summary: each.summary,
    description: each.description,
    ...(each.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...Object.entries(each.parameters.properties).map(([name, schema]) =>
        describeParameter(each, name, schema as TSchema, example?.parameters[name]),
      ),
      ...(each.access === 'key' ? [{ $ref: '#/components/parameters/fields' }] : []),
    ],
    responses: {
      200: {
        description: example
          ? `The answer to \`GET ${example.request}\`, shortened.`
          : 'The answer.',
        headers: answerHeaders(each),
        content: {
          'application/json': {
            schema: reference(each.answer),
            ...(example ? { example: example.answer } : {}),
          },
        },
      },
      ...(each.metered !== false && { 304: { $ref: `#/components/responses/${unchangedName}` } }),
      ...problemResponses(each),
    },
  };
}

/** An operation like any other, as far as a shared parameter goes. */
const sharing: Pick<Operation, 'path' | 'parameters'> = { path: '', parameters: parameters({}) };

function describeParameter(
  each: Pick<Operation, 'path' | 'parameters'>,
  name: string,
  schema: TSchema,
  example: unknown,
) {
  const inPath = each.path.includes(`{${name}}`);
  const { description, examples: others, ...rest } = schema as TSchemaOptions;
  const shown = example ?? (others as readonly unknown[] | undefined)?.[0];
  return {
    name,
    in: inPath ? 'path' : 'query',
    ...(requiredParameters(each.parameters).includes(name) && { required: true }),
    description,
    schema: publicFormat(rest),
    ...(shown === undefined ? {} : { example: shown }),
  };
}

/** Replaces our own formats with standard keywords. */
const publicFormat = ({ format, ...rest }: Json): Json => ({
  ...rest,
  ...formats[String(format)]?.standard,
});

/** The schema, with each titled part moved to `components` and replaced by a reference. */
function referTo(schema: unknown, components: Map<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => referTo(part, components));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title } = schema as { title?: unknown };
  const parts = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [
      name,
      name === 'properties' ? referToEach(part as Json, components) : referTo(part, components),
    ]),
  );
  if (typeof title !== 'string') return parts;
  components.set(title, parts);
  return { $ref: `#/components/schemas/${title}` };
}

/** Each member of `properties` is a schema, even one that is named `title`. */
const referToEach = (properties: Json, components: Map<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, referTo(part, components)]),
  );
