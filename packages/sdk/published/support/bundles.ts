import { join } from 'node:path';
import { build } from 'esbuild';
import { published } from './folders.ts';

/** A file of `conformance` as one program in a consumer's folder, where it finds the SDK that is installed there. */
export async function writeProgram(
  name: 'program' | 'worker' | 'page',
  folder: string,
  format: 'esm' | 'cjs' = 'esm',
): Promise<string> {
  const outfile = join(folder, `${name}.${format === 'esm' ? 'mjs' : 'cjs'}`);
  const entryPoints = [join(published, 'conformance', `${name}.ts`)];
  const external = ['@tilava/sdk'];
  await build({ entryPoints, outfile, external, format, bundle: true, target: 'es2022' });
  return outfile;
}

/** A program together with all that it imports, for run times that have no folder of packages. */
export async function bundle(program: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [program],
    format,
    bundle: true,
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
