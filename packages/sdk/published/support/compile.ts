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

/** How programs that use the SDK are compiled. */
export interface Compilation {
  readonly version: (typeof compilers)[number]['version'];
  readonly compiler: (typeof compilers)[number]['compiler'];
  readonly resolution: string;
  readonly module: string;
  /** Such as `in a browser`. */
  readonly where: string;
  readonly lib: readonly string[];
  readonly types: readonly string[];
}

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

/** Compiles with the declarations of all packages, and answers what is wrong, line by line. */
export async function complaintsIn(
  folder: string,
  given: Compilation,
  include: string = 'src',
): Promise<readonly string[]> {
  const { compiler, resolution, module, where, lib, types } = given;
  const project = join(folder, `${compiler}-${resolution}-${where.replaceAll(' ', '-')}.json`);
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
    outDir: `declarations-${compiler}-${resolution}`,
    module,
    moduleResolution: resolution,
    lib,
    types,
  };
  writeFileSync(project, JSON.stringify({ compilerOptions, include: [include] }));
  const words = [join(inject('published').tools, compiler, 'bin/tsc'), '-p', project, '--pretty', 'false'];
  const output = await runCommand(process.execPath, words, { folder }).catch((error: Error) => {
    if (!error.message.includes('error TS')) throw error;
    return error.message;
  });
  return output.split('\n').filter((line) => line.includes('error TS'));
}
