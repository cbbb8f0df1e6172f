import { join } from 'node:path';
import ts from 'typescript';
import type { Problem } from './problem.ts';
import { writeModule, type ExampleModule } from './writeModule.ts';

/** Type-checks examples as strictly as the package itself, each in a module that is only in memory. */
export function checkTypes(
  modules: readonly ExampleModule[],
  folder: string,
  options: ts.CompilerOptions,
): readonly Problem[] {
  const virtual = new Map(
    modules.map((module, index) => [join(folder, `.example${index}.ts`), module] as const),
  );
  const textOf = (path: string): string | undefined => {
    const module = virtual.get(path);
    return module && writeModule(module, module.example.text, (address) => address);
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => virtual.has(path) || disk.fileExists(path),
    readFile: (path) => textOf(path) ?? disk.readFile(path),
    getSourceFile: (path, version, ...rest) => {
      const text = textOf(path);
      return text === undefined
        ? disk.getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, text, version, true);
    },
  };
  // An example may make something only to show how it is made.
  const lenient = { ...options, noUnusedLocals: false, noUnusedParameters: false };
  const program = ts.createProgram([...virtual.keys()], lenient, host);
  return [...virtual].flatMap(([path, module]) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map((diagnostic) => problemOf(diagnostic, module));
  });
}

function problemOf(
  { file, start = 0, messageText }: ts.Diagnostic,
  { owner, example }: ExampleModule,
): Problem {
  // The example begins on the module's second line.
  const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line - 1;
  const text = ts.flattenDiagnosticMessageText(messageText, '\n  ');
  return { owner, line: example.line + line, text };
}
