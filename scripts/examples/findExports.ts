import { relative } from 'node:path';
import ts from 'typescript';

/** One `@example` of a doc comment. */
export interface Example {
  readonly text: string;
  /** The line of the file on which the text begins, from 1. */
  readonly line: number;
}

/** A name that a module of the package exports. */
export interface ExportedName {
  readonly name: string;
  /** Where it is declared: an absolute path. */
  readonly file: string;
  /** The line of the declaration, from 1. */
  readonly line: number;
  /** Where other code takes it from: an entry of the package, or the declaring file of a name inside it. */
  readonly module: string;
  /** Whether an entry exports it, so that other packages can use it. */
  readonly isPublic: boolean;
  readonly isType: boolean;
  readonly isFunction: boolean;
  readonly hasDocs: boolean;
  readonly examples: readonly Example[];
}

/**
 * Every name that a package exports: first those of its entries, then those inside the package.
 *
 * @param entries - absolute paths of what the package's `exports` name
 * @param folder - the absolute path of its source
 */
export function findExports(
  program: ts.Program,
  entries: readonly string[],
  folder: string,
): readonly ExportedName[] {
  const checker = program.getTypeChecker();
  const known = new Set<ts.Declaration>();
  const namesOf = (module: string): readonly ExportedName[] => {
    const source = program.getSourceFile(module);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    return exported.flatMap((alias) => {
      const target = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
      const [declaration] = target.declarations ?? [];
      if (declaration === undefined || known.has(declaration)) return [];
      known.add(declaration);
      return [describe(alias.name, target, declaration, module, entries.includes(module), checker)];
    });
  };
  const inside = program.getSourceFiles().map(({ fileName }) => fileName);
  return [...entries, ...inside.filter((file) => !relative(folder, file).startsWith('..'))].flatMap(namesOf);
}

function describe(
  name: string,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  module: string,
  isPublic: boolean,
  checker: ts.TypeChecker,
): ExportedName {
  const source = declaration.getSourceFile();
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
  const type = checker.getTypeOfSymbol(symbol);
  const comments = ts.getJSDocCommentsAndTags(declaration);
  return {
    name,
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(declaration.getStart()).line + 1,
    module,
    isPublic,
    isType,
    isFunction: !isType && type.getCallSignatures().length > 0,
    hasDocs: comments.some((comment) => ts.isJSDoc(comment) && comment.comment !== undefined),
    examples: [...examplesIn(declaration)].map((tag) => readExample(source, tag)),
  };
}

/** Those of a declaration and of its members. */
function examplesIn(node: ts.Node, found = new Set<ts.JSDocTag>()): ReadonlySet<ts.JSDocTag> {
  for (const tag of ts.getJSDocTags(node)) if (tag.tagName.text === 'example') found.add(tag);
  ts.forEachChild(node, (child) => void examplesIn(child, found));
  return found;
}

/** The text as it was written, because TypeScript's own reading of it moves lines and drops blanks. */
function readExample(source: ts.SourceFile, tag: ts.JSDocTag): Example {
  const { line } = source.getLineAndCharacterOfPosition(tag.tagName.end);
  const [first = '', ...rest] = source.text.slice(tag.tagName.end, tag.end).replace(/\*\/$/, '').split('\n');
  const lines = [first.trim(), ...rest.map((text) => text.replace(/^\s*\* ?/, ''))];
  return { text: lines.join('\n').trimEnd(), line: line + 1 };
}
