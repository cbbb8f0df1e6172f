import { chmodSync, globSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { tenantAccount } from '../support/accounts.ts';
import { png } from '../support/pngs.ts';
import { runCli } from '../support/runCli.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';
import { unprivileged } from '../support/unprivileged.ts';

let folder: string;
let server: ServerProcess | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-modes-'));
  server = null;
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

const everythingIn = (data: string) => [data, ...globSync(join(data, '**/*'))];

/** What others than the owner have a right to, and folders that even the owner may not use. */
function open(data: string): string[] {
  return everythingIn(data).flatMap((path) => {
    const { mode } = lstatSync(path);
    const rights = (mode & 0o777).toString(8).padStart(3, '0');
    return rights.endsWith('00') ? [] : [`${rights} ${path}`];
  });
}

/** Does what leaves a mail and a picture in the data folder. */
async function fill({ address }: ServerProcess): Promise<void> {
  const send = async (path: string, body: string | FormData, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/api/v1${path}`, { method: 'POST', body, headers });
    expect(answer.status, path).toBe(201);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  await send('/users', JSON.stringify(tenantAccount('somebody@modes.example')), json);
  const account = { email: 'landlord@tilava.example', password: demoPassword };
  const { bearer } = (await (await send('/bearers', JSON.stringify(account), json)).json()) as {
    bearer: string;
  };
  const form = new FormData();
  form.append(
    'file',
    new Blob([Uint8Array.from(png({ width: 2, height: 2 }))], { type: 'image/png' }),
    'lobby.png',
  );
  await send('/files', form, { authorization: `Bearer ${bearer}` });
}

describe('the data folder', { timeout: 240_000 }, () => {
  it.each(['000', '022', '077'])(
    'is private to its owner under umask %s: a new one, and one that others could read, with all in it',
    async (mask) => {
      const through = ['sh', '-c', `umask ${mask}; exec "$0" "$@"`];
      const data = join(folder, 'data');
      const start = async () => {
        const started = spawnServer(await freePort(), data, { TILAVA_DEMO: '1' }, through);
        server = started;
        await untilReady(started);
        return started;
      };
      const stop = async () => {
        server?.child.kill('SIGTERM');
        expect(await server?.ended).toBe(0);
      };
      await fill(await start());
      await vi.waitFor(() => expect(globSync(join(data, 'outbox/*.eml'))).not.toEqual([]));
      for (const part of ['lock.sqlite', 'pglite/PG_VERSION', 'files/production/*']) {
        expect(globSync(join(data, part))).not.toEqual([]);
      }
      expect(open(data)).toEqual([]);
      await stop();

      for (const path of everythingIn(data)) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
      await start();
      expect(open(data)).toEqual([]);
      await stop();

      const archive = join(folder, 'backup.tar.gz');
      const { status } = await runCli(['backup', archive], { TILAVA_DATA_DIR: data }, through);
      expect(status).toBe(0);
      expect(open(archive)).toEqual([]);
      expect(open(data)).toEqual([]);
    },
  );

  it.each([
    ['may not be entered', 0o000, '.'],
    ['may not be written to', 0o500, '.'],
    ['lies in a folder that may not be written to', 0o500, 'new'],
  ])('that %s ends the start with one line', async (_, mode, data) => {
    const user = unprivileged();
    user.give(folder);
    chmodSync(folder, mode);
    const path = join(folder, data);
    const refused = spawnServer(await freePort(), path, {}, user.args);
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toMatch(
      /^Tilava can’t start: TILAVA_DATA_DIR: the folder \S+ (?:can’t|must) be .*\(EACCES: permission denied\)\n$/,
    );
    chmodSync(folder, 0o700);
  });

  it('that is a file, or lies in one, ends the start with one line', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'within')]) {
      const refused = spawnServer(await freePort(), path);
      expect(await refused.ended).toBe(1);
      expect(refused.errors()).toMatch(/^Tilava can’t start: TILAVA_DATA_DIR: .*\((EEXIST|ENOTDIR): .*\)\n$/);
    }
  });

  it('is told of where it lies on PostgreSQL as well', async () => {
    mkdirSync(join(folder, 'taken'));
    writeFileSync(join(folder, 'taken/data'), '');
    const variables = { DATABASE_URL: 'postgres://127.0.0.1:1/nothing' };
    const refused = spawnServer(await freePort(), join(folder, 'taken/data'), variables);
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toMatch(/^Tilava can’t start: TILAVA_DATA_DIR: .*\n$/);
  });
});
