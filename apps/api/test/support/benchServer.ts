import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { seededPostgres } from './seededPostgres.ts';
import { freePort, spawnServer, untilReady } from './serverProcess.ts';

/** The server as a process of its own, on a PostgreSQL of its own with data like the demo's. */
export interface BenchServer {
  /** Where the API is, without a slash at the end. */
  readonly api: string;
  /** That of every account. */
  readonly password: string;
  /** Sends a statement past the server. */
  query(statement: string): Promise<unknown[]>;
  /** Ends both, and throws their data away. */
  remove(): Promise<void>;
}

/** Starts it; forwarded addresses are believed, so that limits by address can be kept out of a measurement. */
export async function startBenchServer(): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-bench-'));
  const { postgres, url } = await seededPostgres();
  const server = spawnServer(await freePort(), folder, {
    DATABASE_URL: url,
    TRUST_PROXY: 'loopback',
  });
  await untilReady(server);
  return {
    api: `${server.address}/api/v1`,
    password: demoPassword,
    async query(statement) {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<object>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    async remove() {
      server.child.kill('SIGKILL');
      await server.ended;
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
