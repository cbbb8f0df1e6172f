import ts from 'typescript';
import type { Example, ExportedName } from './findExports.ts';

/** An example as a module of its own, which imports what it names of the package and nothing else. */
export interface ExampleModule {
  readonly owner: ExportedName;
  readonly example: Example;
  readonly imports: readonly ExportedName[];
}

/**
 * Finds what an example takes of the package without saying so. Only an example of a name inside the package may use
 * other such names: whoever reads the docs of an entry can import no more than entries export.
 */
export function readModule(
  owner: ExportedName,
  example: Example,
  exported: readonly ExportedName[],
): ExampleModule {
  const used = identifiersOf(example.text);
  const candidates = exported.filter(({ isPublic }) => isPublic || !owner.isPublic);
  const nearestFirst = [
    owner,
    ...candidates.filter(({ file }) => file === owner.file),
    ...candidates.filter(({ module }) => module === owner.module),
    ...candidates,
  ];
  const imports = new Map<string, ExportedName>();
  for (const found of nearestFirst) {
    if (used.has(found.name) && !imports.has(found.name)) imports.set(found.name, found);
  }
  return { owner, example, imports: [...imports.values()] };
}

/**
 * The module's text. The example begins on its second line.
 *
 * @param addressOf - how a module is named in an import
 */
export function writeModule(
  { imports }: ExampleModule,
  text: string,
  addressOf: (path: string) => string,
): string {
  const lines = imports.map(({ name, isType, module }) => {
    return `import { ${isType ? 'type ' : ''}${name} } from '${addressOf(module)}';`;
  });
  return `${lines.join(' ')}export {};\n${text}`;
}

/** The names that a text reads, without those that it declares and those of properties. */
function identifiersOf(text: string): ReadonlySet<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) (isDeclared(node) ? declared : used).add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('example.ts', text, ts.ScriptTarget.Latest, true));
  return used.difference(declared);
}

const isPropertyName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) ||
    ts.isPropertyAssignment(node.parent) ||
    ts.isPropertySignature(node.parent)) &&
  node.parent.name === node;

const isDeclared = (node: ts.Identifier): boolean =>
  (ts.isVariableDeclaration(node.parent) ||
    ts.isImportSpecifier(node.parent) ||
    ts.isBindingElement(node.parent) ||
    ts.isParameter(node.parent) ||
    ts.isTypeAliasDeclaration(node.parent)) &&
  node.parent.name === node;
