import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runCommand } from './command.ts';
import { published } from './folders.ts';

/** The compilers that the types hold with. */
export const compilers = [
  { version: '5.9', compiler: 'typescript59' },
  { version: '6.0', compiler: 'typescript60' },
  { version: '7.0', compiler: 'typescript70' },
] as const;

type Compiler = (typeof compilers)[number];

/** How programs that use the SDK are compiled, which depends on where they run. */
interface Surroundings {
  readonly module: string;
  readonly moduleResolution: string;
  readonly lib: readonly string[];
  readonly types: readonly string[];
}

export const onNode: Surroundings = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  lib: ['ES2022'],
  types: ['node'],
};
export const inBrowser: Surroundings = {
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
  types: [],
};

/** The program that shows the use of an entry. */
export const sampleOf = (entry: string): string =>
  join(published, 'consumers', `${entry.split('/')[2] ?? 'index'}.ts`);

/** Each sample is imported by an ES module and required by a CommonJS one. */
export function copySamples(folder: string, chosen: readonly string[]): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const entry of chosen) {
    const name = entry.split('/')[2] ?? 'index';
    for (const format of ['mts', 'cts']) {
      copyFileSync(sampleOf(entry), join(folder, 'src', `${name}.${format}`));
    }
  }
}

/**
 * Compiles the samples of a folder, and answers what is wrong, line by line. What is wrong in a companion's own
 * declarations is not ours to mend.
 */
export async function complaintsIn(
  folder: string,
  { compiler }: Compiler,
  surroundings: Surroundings,
): Promise<readonly string[]> {
  const project = join(folder, `${compiler}.json`);
  const compilerOptions = {
    target: 'es2022',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    // What comes with the compiler is checked by those who make it.
    skipDefaultLibCheck: true,
    // What a program exports has to have types that its declarations can name.
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '.',
    outDir: `declarations-${compiler}`,
    ...surroundings,
  };
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ['src'] }));
  const args = [join(inject('published').tools, compiler, 'bin/tsc'), '-p', project, '--pretty', 'false'];
  const output = await runCommand(process.execPath, args, { folder }).catch((error: Error) => {
    if (!error.message.includes('error TS')) throw error;
    return error.message;
  });
  return output
    .split('\n')
    .filter((line) => line.includes('error TS') && !/^\.\.\/.*\/node_modules\/(?!@tilava\/)/.test(line));
}
