/** Every function of the product is short and has few branches. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../', import.meta.url));

const maxLines = 60;
const maxBranches = 12;

/** Functions that may be longer or branch more often, by file and name, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/http/answers/answer-cache.ts createAnswerCache': 'its functions share one cache',
  'src/telemetry/metrics.ts createMetrics': 'lists the series, then what counts them',
  'src/feeds/calendar-feeds.ts calendarFeeds': 'a table of feeds',
  'src/access/keys/elasticsearch.ts createElasticsearchStore':
    'its functions share a client and an index',
  'src/mcp/mcp-mount.ts mcpMount': 'the steps of a message in their order',
  'src/mcp/feast-tool.ts feastTool': 'a tool, and its functions over the operations',
  'src/site/calendar-pages.ts calendarRows': 'a table of pages',
  'src/site/records/record-pages.ts recordRows': 'a table of pages',
  'src/site/search/pages-named.ts pagesOn': 'a table of pages',
  'src/access/keys/file-reader.ts createKeyFileReader': 'its functions share what was read last',
  'src/elasticsearch/client.ts createElasticsearchClient': 'its functions share one client',
  'src/access/admit.ts createAdmission': 'the steps of an admission in their order',
  'src/http/server.ts startServer': 'listens, and answers what Node cannot read',
};

interface Measured {
  /** Such as `src/cli.ts main`. */
  readonly name: string;
  readonly lines: number;
  /** One more than its decisions. */
  readonly branches: number;
  /** Whether it does nothing but return a table or markup, however long. */
  readonly isDeclarative: boolean;
}

type FunctionWithBody = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

const isFunction = (node: ts.Node): node is FunctionWithBody =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

function isBranch(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
  }
  return (
    ts.isIfStatement(node) ||
    ts.isConditionalExpression(node) ||
    ts.isIterationStatement(node, false) ||
    ts.isCaseClause(node) ||
    ts.isCatchClause(node)
  );
}

/** How often a function branches; what it calls or defines is counted for itself. */
function branchesIn(node: ts.Node): number {
  let count = isBranch(node) ? 1 : 0;
  ts.forEachChild(node, (child) => {
    if (!isFunction(child)) count += branchesIn(child);
  });
  return count;
}

/** An array, an object or markup. */
function isDeclaration(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isDeclaration(expression.expression);
  return (
    ts.isArrayLiteralExpression(expression) ||
    ts.isObjectLiteralExpression(expression) ||
    ts.isJsxElement(expression) ||
    ts.isJsxFragment(expression)
  );
}

/** Whether a body is one expression that declares something, or returns one and nothing else. */
function isDeclarative({ body }: FunctionWithBody): boolean {
  if (!ts.isBlock(body)) return isDeclaration(body as ts.Expression);
  const [only, ...others] = body.statements;
  if (only === undefined || others.length > 0 || !ts.isReturnStatement(only)) return false;
  return only.expression !== undefined && isDeclaration(only.expression);
}

function functionsOf(path: string, text: string): Measured[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const found: Measured[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) {
      const named = node.name ?? (ts.isVariableDeclaration(node.parent) && node.parent.name);
      found.push({
        name: `${path} ${named ? named.getText() : 'without a name'}`,
        lines: lineOf(node.end) - lineOf(node.getStart()) + 1,
        branches: 1 + branchesIn(node.body),
        isDeclarative: isDeclarative(node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

async function functionsIn(folder: string): Promise<Measured[]> {
  const names = await readdir(join(repository, folder), { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  const found = await Promise.all(
    sources.map(async (name) => {
      const path = `${folder}/${name}`;
      return functionsOf(path, await readFile(join(repository, path), 'utf8'));
    }),
  );
  return found.flat();
}

const functions = [...(await functionsIn('src')), ...(await functionsIn('indexer'))];
const tooLong = functions.filter(
  ({ lines, isDeclarative: isTable }) => lines > maxLines && !isTable,
);
const tooBranchy = functions.filter(({ branches }) => branches > maxBranches);
const namesOf = (measured: readonly Measured[]) => measured.map(({ name }) => name);

it('finds the functions and what they do', () => {
  const text = `
    function table() { return [${'\n  1,'.repeat(maxLines)}]; }
    const choose = (a: boolean, b: boolean) => { if (a && b) return 1; return a || b ? 2 : 3; };
  `;
  expect(functionsOf('some.ts', text)).toEqual([
    { name: 'some.ts table', lines: maxLines + 1, branches: 1, isDeclarative: true },
    { name: 'some.ts choose', lines: 1, branches: 5, isDeclarative: false },
  ]);
});

it(`no function has more than ${maxLines} lines`, () => {
  expect(namesOf(tooLong).filter((name) => !(name in exceptions))).toEqual([]);
});

it(`no function has more than ${maxBranches} branches`, () => {
  expect(namesOf(tooBranchy).filter((name) => !(name in exceptions))).toEqual([]);
});

it('no exception is out of date', () => {
  const needed = new Set(namesOf([...tooLong, ...tooBranchy]));
  expect(Object.keys(exceptions).filter((name) => !needed.has(name))).toEqual([]);
});
