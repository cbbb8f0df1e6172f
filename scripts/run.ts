import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The folder of the whole workspace. */
export const root = join(import.meta.dirname, '..');

/** What a command printed, and whether it succeeded. */
export interface Outcome {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Runs one of the workspace's commands in the root and keeps what it prints. */
export function run(command: string, parameters: readonly string[]): Promise<Outcome> {
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      FORCE_COLOR: '0',
    },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.on('close', (code) => {
      resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
