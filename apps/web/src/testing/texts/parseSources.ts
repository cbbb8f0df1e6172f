import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A file's syntax, without types: enough to find texts and their keys, and quick. */
export const parseSource = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, scriptKind(name));

const scriptKind = (name: string): ts.ScriptKind =>
  name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

/** What is neither a test, nor a style sheet, nor a catalogue. */
const isCode = (path: string): boolean => !/\.(test|css)\.tsx?$|(^|\/)(stories|testing|texts)\//u.test(path);

/** The code in a folder and all below it. */
export const parseSources = (folder: string): readonly ts.SourceFile[] =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter(isCode)
    .toSorted()
    .map((path) => parseSource(path, readFileSync(join(folder, path), 'utf8')));

/** Every node of a file. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}
