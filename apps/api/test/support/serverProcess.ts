import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { compileCache, entryFile } from './entryFile.ts';

const main = entryFile('main');

/** The server as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly address: string;
  readonly output: () => string;
  readonly errors: () => string;
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/**
 * Starts the server.
 *
 * @param through - args of a command that runs the command behind it, such as `setpriv …`
 */
export function spawnServer(
  port: number,
  dataFolder: string,
  variables: Record<string, string> = {},
  through: readonly string[] = [],
): ServerProcess {
  const [command, ...args] = [...through, process.execPath, main];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      TILAVA_DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      // What else this machine does is no load that is to be shed.
      MAX_EVENT_LOOP_LAG: '0',
      // Tests and measurements are few callers with many calls.
      API_CALLS_PER_MINUTE: '1000000',
      ...compileCache(),
      ...variables,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    child,
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    errors: () => errors,
    ended: once(child, 'close').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? ''),
  };
}

/** Waits until the server says that it is ready. */
export async function untilReady({ child, output, errors, ended }: ServerProcess): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (output().includes('Tilava is ready')) resolve();
    });
  });
  const status = await Promise.race([ready, ended]);
  if (status !== undefined) throw new Error(`The server ended with ${status}: ${errors()}`);
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
