import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, spawnServer, untilReady } from '@tilava/api/server-process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server listens, such as `http://127.0.0.1:4321`. */
    readonly serverAddress: string;
  }
}

/** Starts the server with demo data, once for all tests; they change nothing that another one reads. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tilava-examples-'));
  const server = spawnServer(await freePort(), dataFolder, {
    TILAVA_DEMO: '1',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  });
  await untilReady(server);
  project.provide('serverAddress', server.address);
  return async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataFolder, { recursive: true });
  };
}
