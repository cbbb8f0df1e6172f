import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from './folders.ts';

/** The product's own server, as a process of its own, with the demo data in a store of its own. */
export interface RealServer extends AsyncDisposable {
  readonly address: string;
}

/**
 * Starts it, and answers once it is ready.
 *
 * @throws Error with what it said, where it ends before
 */
export async function startRealServer(): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-sdk-server-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(workspace, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      TILAVA_DEMO: '1',
      TILAVA_DATA_DIR: folder,
      LOG_LEVEL: 'error',
      // What else this machine does is no load that is to be shed.
      MAX_EVENT_LOOP_LAG: '0',
      // Tests and measurements are few callers with many calls.
      API_CALLS_PER_MINUTE: '1000000',
    },
  });
  let said = '';
  const ended = once(child, 'close');
  const ready = new Promise<true>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Tilava is ready')) resolve(true);
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  if ((await Promise.race([ready, ended])) !== true) throw new Error(`The server ended: ${said}`);
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
