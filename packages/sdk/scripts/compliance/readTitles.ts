import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The titles of a file's tests, each behind those around it, joined by `›`. */
export function readTitles(file: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : null;
    const path = title === null ? around : [...around, title.text];
    if (title?.isTest === true) titles.add(path.join(' › '));
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true), []);
  return titles;
}

/** Of `it('…')`, `describe('…')`, and both with `.each(…)`. */
function titleOf({ expression, arguments: [first] }: ts.CallExpression) {
  if (first === undefined || !ts.isStringLiteralLike(first)) return null;
  const [called = ''] = expression.getText().split(/[.(]/);
  return ['it', 'test', 'describe'].includes(called)
    ? { text: first.text, isTest: called !== 'describe' }
    : null;
}
