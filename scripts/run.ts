import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** The folder of the whole workspace. */
export const root = join(import.meta.dirname, '..');

/** What a command printed, and whether it succeeded. */
export interface Outcome {
  readonly succeeded: boolean;
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Runs one of the workspace's commands, in the root unless a folder is said, and keeps what it prints. */
export function run(
  command: string,
  parameters: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<Outcome> {
  const child = spawn(command, parameters, {
    cwd: folder,
    // A group of its own: what a command has started is ended with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      FORCE_COLOR: '0',
      ...variables,
    },
  });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (outcome: Outcome): void => {
      running.delete(child);
      resolve(outcome);
    };
    child.on('error', (error) => finish({ succeeded: false, output: error.message }));
    child.on('close', (code) => {
      finish({ succeeded: code === 0, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Lets a signal end this process together with the commands that it runs. */
export function endCommandsOnSignal(): void {
  for (const signal of endingSignals) process.on(signal, endWithCommands);
}

/** Leaves signals to whoever comes after. */
export function stopEndingOnSignal(): void {
  for (const signal of endingSignals) process.removeListener(signal, endWithCommands);
}

function endWithCommands(): never {
  for (const { pid } of running) if (pid !== undefined) endGroup(pid);
  process.exit(1);
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
}
