import { pathToFileURL } from 'node:url';
import { inspect, isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { literalOf } from './literal.ts';
import type { Problem } from './problem.ts';
import { writeModule, type ExampleModule } from './writeModule.ts';

/** What an expression of an example came to, and what the comment behind it says. */
interface Comparison {
  /** Of the example, from 0. */
  readonly line: number;
  readonly actual: unknown;
  readonly expected: unknown;
}

/** What running examples came to. */
export interface Results {
  /** How many results have been compared. */
  readonly compared: number;
  readonly problems: readonly Problem[];
}

/**
 * Runs examples. Where a literal stands in the comment behind an expression, the expression has to equal it; a
 * comment shows U+00A0 as a plain space.
 */
export async function checkResults(modules: readonly ExampleModule[]): Promise<Results> {
  const problems: Problem[] = [];
  let compared = 0;
  for (const module of modules) {
    const { owner, example } = module;
    const complain = (line: number, text: string): void => {
      problems.push({ owner, line: example.line + line, text });
    };
    try {
      for (const { line, actual, expected } of await run(module)) {
        compared += 1;
        if (isDeepStrictEqual(withPlainSpaces(actual), withPlainSpaces(expected))) continue;
        complain(line, `is ${inspect(actual)}, not ${inspect(expected)}`);
      }
    } catch (error) {
      complain(0, `throws ${String(error)}`);
    }
  }
  return { compared, problems };
}

async function run(module: ExampleModule): Promise<readonly Comparison[]> {
  const text = writeModule(module, withComparisons(module.example.text), (path) => pathToFileURL(path).href);
  const { outputText } = ts.transpileModule(`export const comparisons = [];\n${text}`, {
    compilerOptions: { target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.ESNext },
  });
  // An address of its own for each: Node runs a module once only.
  const address = `data:text/javascript,${encodeURIComponent(outputText)}`;
  const { comparisons } = (await import(address)) as { readonly comparisons: readonly Comparison[] };
  return comparisons;
}

/** The example, with each expression that has a literal behind it handed over together with that. */
function withComparisons(text: string): string {
  const source = ts.createSourceFile('example.ts', text, ts.ScriptTarget.Latest, true);
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const literal = literalOf(commentBehind(node, text));
      const expression = node.expression.getText();
      const { line } = source.getLineAndCharacterOfPosition(node.getEnd());
      if (literal !== null) {
        const comparison = `comparisons.push({ line: ${line}, actual: ${expression}, expected: ${literal} });`;
        edits.push({ start: node.getStart(), end: node.getEnd(), text: comparison });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits.reduceRight(
    (edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end),
    text,
  );
}

function commentBehind(node: ts.Node, text: string): string {
  const [range] = ts.getTrailingCommentRanges(text, node.getEnd()) ?? [];
  return range === undefined ? '' : text.slice(range.pos, range.end).replace(/^\/\//, '').trim();
}

function withPlainSpaces(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u00A0', ' ');
  if (Array.isArray(value)) return value.map(withPlainSpaces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlainSpaces(inner)]));
}
