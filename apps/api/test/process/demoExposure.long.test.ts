import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';
import { runCli } from '../support/runCli.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';
import { askThrough, postThrough } from '../support/throughNginx.ts';

/** What an operator says whose users come through a proxy on the same machine. */
const proxied = { PUBLIC_URL: 'https://tilava.example', TRUST_PROXY: 'loopback' };

let folder: string;
let port: number;
let nginx: Nginx;
let server: ServerProcess | null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-exposed-'));
  port = await freePort();
  nginx = await startNginx([port]);
  server = null;
});
afterEach(async () => {
  await nginx.stop();
  server?.child.kill('SIGKILL');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** As `npm start` does, which asks for demo data where they are allowed. */
async function start(variables: Record<string, string>): Promise<ServerProcess> {
  server = spawnServer(port, folder, { TILAVA_DEMO: 'auto', ...variables });
  await untilReady(server);
  return server;
}

async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  expect(await server?.ended).toBe(0);
}

const logIn = async () =>
  (
    await postThrough(nginx, '/api/v1/bearers', {
      email: 'admin@tilava.example',
      password: demoPassword,
    })
  ).status;

/** The first start of an embedded database takes long where the machine is busy. */
describe('behind a proxy', { timeout: 240_000 }, () => {
  it('there are no demo accounts in a new store', async () => {
    const { output } = await start(proxied);
    expect((await askThrough(nginx, { path: '/healthz' })).status).toBe(200);
    expect(await logIn()).toBe(401);
    expect(output()).not.toContain('Demo accounts');
  });

  it('a store with demo accounts is refused in one line, until the command that it names removed them', async () => {
    const alone = await start({});
    await vi.waitFor(() => expect(alone.output()).toContain('Demo accounts'));
    expect(await logIn()).toBe(201);
    await stop();

    const refused = spawnServer(port, folder, proxied);
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toMatch(
      /^Tilava can’t start: The store contains \d+ demo .*`pnpm api demo remove`.*\n$/,
    );

    const environment = { TILAVA_DATA_DIR: folder, ...proxied };
    expect(await runCli(['demo', 'remove'], environment)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^\d+ demo accounts removed\.\n$/),
      errors: '',
    });
    await start(proxied);
    expect(await logIn()).toBe(401);
  });
});
