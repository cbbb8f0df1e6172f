import ts from 'typescript';

/** What the compiler has against a text. */
export interface Fault {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Type-checks modules that are only in memory.
 *
 * @param texts - what they hold, by the absolute path at which they would stand
 */
export function compile(texts: ReadonlyMap<string, string>, options: ts.CompilerOptions): readonly Fault[] {
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => texts.has(path) || disk.fileExists(path),
    readFile: (path) => texts.get(path) ?? disk.readFile(path),
    getSourceFile: (path, version, ...rest) => {
      const text = texts.get(path);
      return text === undefined
        ? disk.getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, text, version, true);
    },
  };
  // An example may make something only to show how it is made.
  const lenient = { ...options, noUnusedLocals: false, noUnusedParameters: false };
  const program = ts.createProgram([...texts.keys()], lenient, host);
  return [...texts.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ file, start = 0, messageText }) => ({
      path,
      line: file === undefined ? 1 : file.getLineAndCharacterOfPosition(start).line + 1,
      text: ts.flattenDiagnosticMessageText(messageText, '\n  '),
    }));
  });
}
