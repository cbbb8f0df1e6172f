import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, spawnServer, untilReady } from '@tilava/api/server-process';
import { openRelay, type Relay } from './relay.ts';

/** A server with demo data of its own, and what stands between it and everybody. */
export interface JourneyServer {
  /** Where pages are opened: what comes there is passed on to the server, and watched. */
  readonly address: string;
  /** Where the server itself listens. */
  readonly serverAddress: string;
  readonly relay: Relay;
  readonly close: () => Promise<void>;
}

/** Where what a run keeps is: what its servers store, and which strings were seen. */
export const runFolder = (): string => process.env['E2E_DATA_DIR'] ?? '';

let dataFolder: string | undefined;

/** Where the server of this process's journeys keeps its data. */
export function serverFolder(): string {
  if (dataFolder === undefined) throw new Error('The server of the journeys has not been started');
  return dataFolder;
}

/** Starts the server of one worker, whose journeys come one after another. */
export async function startServer(worker: number): Promise<JourneyServer> {
  dataFolder = join(runFolder(), `worker-${String(worker)}`);
  await mkdir(dataFolder, { recursive: true });
  const [port, serverPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${String(port)}`;
  const relay = await openRelay(port, serverPort);
  const server = spawnServer(serverPort, dataFolder, {
    PUBLIC_URL: address,
    TILAVA_DEMO: '1',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  });
  await untilReady(server);
  return {
    address,
    serverAddress: server.address,
    relay,
    close: async () => {
      await relay.close();
      server.child.kill('SIGTERM');
      if ((await server.ended) !== 0) throw new Error(`The server did not end well: ${server.errors()}`);
    },
  };
}
