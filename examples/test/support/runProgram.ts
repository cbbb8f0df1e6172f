import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The folder of the examples: programs run in it, so that they import what it has installed. */
export const examples = join(import.meta.dirname, '../..');

/** What came of a program. */
export interface Run {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a command, and keeps what it prints. */
export async function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const child = spawn(command, args, {
    cwd: examples,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...variables },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

/** Runs Node with the words of a command line. */
export const runNode = (
  args: readonly string[],
  variables?: Readonly<Record<string, string>>,
): Promise<Run> => run(process.execPath, args, variables);

/** Runs the text of a TypeScript module. */
export const runProgram = (text: string): Promise<Run> =>
  runNode([
    '--import',
    join(import.meta.dirname, 'expectToPrint.ts'),
    '--input-type=module-typescript',
    '--eval',
    text,
  ]);
