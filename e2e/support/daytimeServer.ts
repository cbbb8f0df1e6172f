import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, spawnServer, untilReady } from '@tilava/api/server-process';
import { runFolder } from './server.ts';

/** A server at which it is day, with demo data of its own. */
export interface DaytimeServer {
  readonly address: string;
  /** Where it keeps its data and its mails. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Starts it; see `noon.ts`. */
export async function startDaytimeServer(): Promise<DaytimeServer> {
  const folder = await mkdtemp(join(runFolder(), 'daytime-'));
  const port = await freePort();
  const server = spawnServer(port, folder, {
    PUBLIC_URL: `http://127.0.0.1:${String(port)}`,
    TILAVA_DEMO: '1',
    NODE_OPTIONS: `--import=${import.meta.resolve('./noon.ts')}`,
  });
  await untilReady(server);
  return {
    address: server.address,
    folder,
    close: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}
