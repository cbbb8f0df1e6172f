import { join } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
};

/** What an editor offers at the end of a program that stands in a consumer's folder. */
export const completionsOf = (folder: string, program: string): readonly string[] =>
  ask(folder, program, (service, file) => {
    const { entries = [] } = service.getCompletionsAtPosition(file, program.length, {}) ?? {};
    return entries.map(({ name }) => name).toSorted();
  });

/** What an editor says of a name where it stands last in a program. */
export const hoverOf = (folder: string, program: string, name: string): string =>
  ask(folder, program, (service, file) => {
    const { displayParts = [] } = service.getQuickInfoAtPosition(file, program.lastIndexOf(name)) ?? {};
    return displayParts.map(({ text }) => text).join('');
  });

function ask<Answer>(
  folder: string,
  program: string,
  question: (service: ts.LanguageService, file: string) => Answer,
): Answer {
  const file = join(folder, 'written.ts');
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = path === file ? program : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
  });
  try {
    return question(service, file);
  } finally {
    service.dispose();
  }
}
