import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { addressOf, askPostgres, makePostgres, type PostgresServer } from '../support/postgresServer.ts';
import { freePort, spawnServer, untilReady } from '../support/serverProcess.ts';

let folder: string;
let postgres: PostgresServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-closing-'));
  postgres = makePostgres();
  await postgres.start();
  await askPostgres(postgres.socket, 'create database tilava');
}, 60_000);
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('waits for requests whose client has hung up, and logs no failure of theirs', async () => {
  const url = addressOf(postgres.socket, 'tilava');
  const port = await freePort();
  const server = spawnServer(port, folder, { DATABASE_URL: url, LOG_LEVEL: 'info' });
  await untilReady(server);
  const other = new Client({ connectionString: url });
  onTestFinished(() => other.end());
  other.on('error', () => {
    // It ends with PostgreSQL where the test has failed before.
  });
  await other.connect();
  await other.query('begin; lock table users in access exclusive mode');

  const body = JSON.stringify({ email: 'nobody@tilava.example', password: 'wrong-password' });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/v1/bearers HTTP/1.1\r\nHost: tilava\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  await vi.waitFor(
    async () => {
      // A transaction sees one state of the activity until it is told to look anew.
      await other.query('select pg_stat_clear_snapshot()');
      // The match index may wait for the table as well.
      const { rows } = await other.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%known_addresses%'`,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 20_000, interval: 20 },
  );
  socket.destroy();
  await once(socket, 'close');
  await vi.waitFor(() => expect(server.errors()).toContain('hung up'), { timeout: 20_000 });
  server.child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(server.address)).rejects.toThrow('fetch failed'), { timeout: 20_000 });
  await other.query('commit');

  expect(await server.ended).toBe(0);
  expect(server.errors()).not.toContain('Cannot use a pool');
}, 180_000);
