import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '@tilava/api/server-process';
import { root } from './run.ts';

/** Takes every connection and never answers: without a network, a question to the registry waits as long. */
let registry: Server;
let asked: number;
let folder: string;
let started: ChildProcess[];

beforeAll(async () => {
  registry = createServer(() => (asked += 1));
  await once(registry.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void registry.close());
beforeEach(() => {
  asked = 0;
  started = [];
  folder = mkdtempSync(join(tmpdir(), 'tilava-commands-'));
});
afterEach(() => {
  for (const { pid } of started) if (pid !== undefined) endGroup(pid);
  rmSync(folder, { recursive: true, force: true });
});

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** What a terminal has: nothing of the package managers that run this test. */
function terminal(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|node_|vitest|tilava_)/i.test(name),
  );
  const path = process.env['PATH']?.split(delimiter).filter((place) => !place.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path?.join(delimiter), NODE_ENV: undefined };
}

interface Command {
  readonly npm: ChildProcess;
  readonly output: () => string;
}

function type(args: readonly string[], variables: Readonly<Record<string, string>> = {}): Command {
  const { port } = registry.address() as AddressInfo;
  const npm = spawn('npm', args, {
    cwd: root,
    // A group of its own, by which all of it is ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...terminal(), npm_config_registry: `http://127.0.0.1:${port}/`, ...variables },
  });
  started.push(npm);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return { npm, output: () => output };
}

/** Waits until a command prints what is wanted, or asks the registry, which never answers; then all that it printed. */
async function printed({ output }: Command, wanted: RegExp): Promise<{ asked: number; output: string }> {
  await vi.waitUntil(() => wanted.test(output()) || asked > 0, { timeout: 200_000, interval: 50 });
  return { asked, output: output() };
}

it('npm test runs what is installed, without a network', async () => {
  const end = /^1 passed, 0 failed$/m;
  const outcome = await printed(type(['test', '--', 'unused']), end);
  expect(outcome).toEqual({ asked: 0, output: expect.stringMatching(end) });
});

it('npm start runs what is installed, without a network, and ends with npm', async () => {
  const port = await freePort();
  const command = type(['start'], { PORT: String(port), TILAVA_DATA_DIR: folder });
  const beginning = /Tilava is ready/;
  const outcome = await printed(command, beginning);
  expect(outcome).toEqual({ asked: 0, output: expect.stringMatching(beginning) });
  const page = () => fetch(`http://127.0.0.1:${port}/`);
  expect((await page()).status).toBe(200);

  command.npm.kill('SIGTERM');
  await vi.waitFor(() => expect(page()).rejects.toThrow('fetch failed'), { timeout: 30_000, interval: 100 });
});
