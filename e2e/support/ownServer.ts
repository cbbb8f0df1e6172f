import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, spawnServer, untilReady } from '@tilava/api/server-process';
import { runFolder } from './server.ts';

/** A server of one journey, with demo data of its own. */
export interface OwnServer {
  readonly address: string;
  /** Where it keeps its data and its mails. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Starts it with environment variables of its own; `name` begins the name of its folder. */
export async function startOwnServer(name: string, variables: Record<string, string>): Promise<OwnServer> {
  const folder = await mkdtemp(join(runFolder(), `${name}-`));
  const port = await freePort();
  const server = spawnServer(port, folder, {
    PUBLIC_URL: `http://127.0.0.1:${String(port)}`,
    TILAVA_DEMO: '1',
    ...variables,
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
