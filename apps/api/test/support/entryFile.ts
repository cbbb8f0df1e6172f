import { join } from 'node:path';

const sources = { main: 'main.ts', cli: 'cli/main.ts' } as const;

/** So that Node.js compiles the one file once, not for each of some hundred processes. */
export const compileCache = (): Record<string, string> => {
  const bundled = process.env['BUNDLED_API'];
  return bundled === undefined ? {} : { NODE_COMPILE_CACHE: join(bundled, 'compiled') };
};

/** What a process of the server or of the command line runs: the one file of `bundledApi`, where there is one. */
export function entryFile(name: keyof typeof sources): string {
  const bundled = process.env['BUNDLED_API'];
  return bundled === undefined
    ? join(import.meta.dirname, '../../src', sources[name])
    : join(bundled, `${name}.mjs`);
}
