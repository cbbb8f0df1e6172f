import { join, relative } from 'node:path';
import ts from 'typescript';

/** One `@example` of a doc comment. */
export interface Example {
  readonly text: string;
  /** The line of the file on which the text begins, from 1. */
  readonly line: number;
}

/** A name that a module of the domain exports. */
export interface ExportedName {
  readonly name: string;
  /** Where it is declared: an absolute path. */
  readonly file: string;
  /** The line of the declaration, from 1. */
  readonly line: number;
  /** Where other code takes it from: the concept's index, or the declaring file of a name inside the package. */
  readonly module: string;
  /** Whether a concept exports it, so that other packages can use it. */
  readonly isPublic: boolean;
  readonly isType: boolean;
  readonly hasDocs: boolean;
  readonly examples: readonly Example[];
}

/**
 * Every name that the domain exports: first those of its concepts, then those inside the package.
 *
 * @param concepts - absolute paths of the concepts' index files
 */
export function findExports(program: ts.Program, concepts: readonly string[]): readonly ExportedName[] {
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
      return [describe(alias.name, target, declaration, module, concepts.includes(module))];
    });
  };
  const inside = program.getSourceFiles().map(({ fileName }) => fileName);
  const source = join(import.meta.dirname, '../../src/');
  return [...concepts, ...inside.filter((file) => !relative(source, file).startsWith('..'))].flatMap(namesOf);
}

function describe(
  name: string,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  module: string,
  isPublic: boolean,
): ExportedName {
  const source = declaration.getSourceFile();
  const comments = ts.getJSDocCommentsAndTags(declaration);
  return {
    name,
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(declaration.getStart()).line + 1,
    module,
    isPublic,
    isType: (symbol.flags & ts.SymbolFlags.Value) === 0,
    hasDocs: comments.some((comment) => ts.isJSDoc(comment) && comment.comment !== undefined),
    examples: ts
      .getJSDocTags(declaration)
      .filter((tag) => tag.tagName.text === 'example')
      .map((tag) => readExample(source, tag)),
  };
}

/** The text as it was written, because TypeScript's own reading of it moves lines and drops blanks. */
function readExample(source: ts.SourceFile, tag: ts.JSDocTag): Example {
  const { line } = source.getLineAndCharacterOfPosition(tag.tagName.end);
  const [first = '', ...rest] = source.text.slice(tag.tagName.end, tag.end).replace(/\*\/$/, '').split('\n');
  const lines = [first.trim(), ...rest.map((text) => text.replace(/^\s*\* ?/, ''))];
  return { text: lines.join('\n').trimEnd(), line: line + 1 };
}
