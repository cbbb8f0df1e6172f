import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tenantAccount } from '../support/accounts.ts';
import { startMailServer } from '../support/mailServer.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';

let folder: string;
const started: ServerProcess[] = [];

beforeEach(() => {
  folder = makeDataFolder();
});
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(variables?: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(await freePort(), folder, variables);
  started.push(server);
  await untilReady(server);
  return server;
}
async function signUp({ address }: ServerProcess): Promise<void> {
  const response = await fetch(`${address}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(tenantAccount('tenant@process.example')),
  });
  expect(response.status).toBe(201);
}

describe('a mail that the server has acknowledged', () => {
  it('goes out after kill -9', async () => {
    const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
    const first = await start({ SMTP_URL: smtpUrl, LOG_LEVEL: 'warn' });
    await signUp(first);
    await vi.waitFor(() => expect(first.errors()).toContain('it will be tried again'), { timeout: 10_000 });
    expect(first.errors()).not.toContain('tenant@process.example');
    first.child.kill('SIGKILL');
    await first.ended;

    await start();
    // Ten seconds after it failed it is due again, and every ten seconds the server looks for such mails.
    await vi.waitFor(() => expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1), { timeout: 40_000 });
  });

  it('does not keep the server from ending while the mail server hangs', async () => {
    const mailServer = await startMailServer(() => 'hang');
    const server = await start({ SMTP_URL: mailServer.url });
    await signUp(server);
    await vi.waitFor(() => expect(mailServer.begun()).toBe(1), { timeout: 10_000 });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await mailServer.close();
  });
});
