import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { demoPassword, seedDemo } from '../../src/demo/seedDemo.ts';
import { addressOf, askPostgres, makePostgres } from './postgresServer.ts';
import type { Memory } from './reportMemory.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from './serverProcess.ts';

/** The server as a process of its own, on a PostgreSQL of its own with data like the demo's. */
export interface BenchServer {
  /** Where the API is, without a slash at the end. */
  readonly api: string;
  /** That of every account. */
  readonly password: string;
  /** Sends a statement past the server. */
  query(statement: string): Promise<unknown[]>;
  /** Has the server collect its garbage, and says what is left. */
  memory(): Promise<Memory>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** Makes it hang, until it is resumed. */
  pauseDatabase(): void;
  resumeDatabase(): void;
  /** Ends both, and throws their data away. */
  remove(): Promise<void>;
}

/** Starts it; forwarded addresses are believed, so that limits by address can be kept out of a measurement. */
export async function startBenchServer(): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-bench-'));
  const postgres = makePostgres();
  await postgres.start();
  await askPostgres(postgres.socket, 'create database tilava');
  const url = addressOf(postgres.socket, 'tilava');
  const database = await openPostgres(url, (error) => {
    throw error;
  });
  // By ids of its own: what is known as demo data is not served to others than this machine.
  await seedDemo(database, new Date(), uuidv7);
  await database.close();
  const server = spawnServer(await freePort(), folder, {
    DATABASE_URL: url,
    TRUST_PROXY: 'loopback',
    NODE_OPTIONS: `--expose-gc --import=${join(import.meta.dirname, 'reportMemory.ts')}`,
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
    memory: () => askForMemory(server),
    stopDatabase: () => postgres.stop(),
    startDatabase: () => postgres.start(),
    pauseDatabase: () => postgres.pause(),
    resumeDatabase: () => postgres.resume(),
    async remove() {
      server.child.kill('SIGKILL');
      await server.ended;
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function askForMemory({ child }: ServerProcess): Promise<Memory> {
  const said = new Promise<Memory>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, memory] = /^memory (.*)$/m.exec(chunk.toString()) ?? [];
      if (memory !== undefined) resolve(JSON.parse(memory) as Memory);
    });
  });
  child.kill('SIGUSR2');
  return said;
}
