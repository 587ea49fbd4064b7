import { cp, readFile, writeFile } from 'node:fs/promises';
import ts from 'typescript';

/**
 * Compiles a single source file, for processes that Vitest does not run: Node 20 does not run
 * TypeScript. Types are checked elsewhere; other files are copied.
 */
export async function transpile(source: string, target: string): Promise<void> {
  if (!/\.tsx?$/.test(source)) {
    await cp(source, target);
    return;
  }
  const { outputText } = ts.transpileModule(await readFile(source, 'utf8'), {
    fileName: source,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      jsx: ts.JsxEmit.ReactJSX,
      jsxImportSource: 'preact',
      verbatimModuleSyntax: true,
    },
  });
  await writeFile(target, outputText);
}
