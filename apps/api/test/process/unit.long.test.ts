import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../support/serverProcess.ts';
import { systemProgram } from '../support/systemPrograms.ts';
import { unprivileged } from '../support/unprivileged.ts';

const root = join(import.meta.dirname, '../../../..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-unit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The unit of the operating guide, as if this checkout were the one in /opt and its data here. */
const unit = (): string =>
  readFileSync(join(root, 'deploy/tilava.service'), 'utf8')
    .replaceAll('/opt/tilava', root)
    .replaceAll('/var/lib/tilava', join(folder, 'data'));

/** What the unit says by one key, in all of its lines. */
const said = (key: string): string[] =>
  unit()
    .split('\n')
    .filter((line) => line.startsWith(`${key}=`))
    .map((line) => line.slice(key.length + 1));

describe('the systemd unit of the operating guide', () => {
  it('has nothing that systemd does not understand', () => {
    const path = join(folder, 'tilava.service');
    writeFileSync(path, unit());
    const analyze = systemProgram('systemd-analyze', 'systemd');
    expect(execFileSync(analyze, ['verify', '--man=no', path], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
    writeFileSync(path, unit().replace('ExecStart=', 'ExecStrat='));
    expect(() => execFileSync(analyze, ['verify', '--man=no', path], { stdio: 'pipe' })).toThrow(/ExecStrat/);
  });

  it(
    'starts what is installed as a user without any rights, who cannot change the checkout',
    { timeout: 240_000 },
    async () => {
      const user = unprivileged();
      user.give(folder);
      const data = join(folder, 'data');
      mkdirSync(data);
      user.give(data);
      const port = await freePort();
      const [command = '', ...args] = [...user.args, ...(said('ExecStart')[0] ?? '').split(' ')];
      const variables = said('Environment').flatMap((line) => line.split(' '));
      const server = spawn(command, args, {
        cwd: said('WorkingDirectory')[0],
        stdio: ['ignore', 'pipe', 'pipe'],
        env: Object.fromEntries(
          [...variables, `PORT=${port}`].map((line) => line.split(/=(.*)/s)),
        ) as NodeJS.ProcessEnv,
      });
      const ended = once(server, 'exit');
      let output = '';
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      }
      await Promise.race([
        vi.waitFor(() => expect(output).toContain('Tilava is ready'), { timeout: 200_000, interval: 100 }),
        ended.then(() => {
          throw new Error(`The server ended: ${output}`);
        }),
      ]);
      expect(readFileSync(`/proc/${server.pid}/status`, 'utf8')).toMatch(/^CapEff:\s+0+$/m);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(output).not.toContain('Demo accounts');
    },
  );
});
