import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { compileCache, entryFile } from './entryFile.ts';

const main = entryFile('cli');

/** What a command came to. */
interface CliOutcome {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs the command line as a process of its own.
 *
 * @param through - args of a command that runs the command behind it
 */
export async function runCli(
  args: readonly string[],
  variables: Record<string, string> = {},
  through: readonly string[] = [],
): Promise<CliOutcome> {
  const [command = '', ...all] = [...through, process.execPath, main, ...args];
  const child = spawn(command, all, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...compileCache(), ...variables },
  });
  const [[status], output, errors] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, output, errors };
}
