import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';
import { png } from '../support/pngs.ts';
import { seededPostgres, type SeededPostgres } from '../support/seededPostgres.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';
import { askThrough, postThrough } from '../support/throughNginx.ts';
import { form } from '../support/uploads.ts';

let folder: string;
let store: SeededPostgres;
let server: ServerProcess;
let nginx: Nginx;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-behind-'));
  store = await seededPostgres();
  const port = await freePort();
  server = spawnServer(port, folder, {
    DATABASE_URL: store.url,
    PUBLIC_URL: 'https://tilava.example',
    TRUST_PROXY: '127.0.0.1',
  });
  await untilReady(server);
  nginx = await startNginx([port]);
}, 240_000);
afterAll(async () => {
  await nginx.stop();
  server.child.kill('SIGKILL');
  await server.ended;
  await store.postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const subscribe = async (from: string, headers: Record<string, string> = {}) => {
  const content = { email: `${crypto.randomUUID()}@newsletter.example` };
  return (await postThrough(nginx, '/api/v1/newsletter', content, { from, headers })).status;
};

async function upload(content: Buffer) {
  const account = { email: 'landlord@tilava.example', password: demoPassword };
  const { bearer } = JSON.parse((await postThrough(nginx, '/api/v1/bearers', account)).body) as {
    bearer: string;
  };
  const { payload, headers } = form([{ content }]);
  return askThrough(nginx, {
    method: 'POST',
    path: '/api/v1/files',
    headers: { ...headers, authorization: `Bearer ${bearer}`, 'content-length': String(payload?.length) },
    ...(payload !== undefined && { body: payload }),
  });
}

describe('behind the nginx of the operating guide', { timeout: 240_000 }, () => {
  it('the server believes the address that nginx tells, and none that a client claims', async () => {
    for (let call = 0; call < 10; call += 1) expect(await subscribe('127.0.0.2')).toBe(200);
    expect(await subscribe('127.0.0.2')).toBe(429);
    for (const claimed of ['203.0.113.9', '127.0.0.1', '198.51.100.1, 203.0.113.9']) {
      expect(await subscribe('127.0.0.2', { 'x-forwarded-for': claimed })).toBe(429);
    }
    expect(await subscribe('127.0.0.3')).toBe(200);
  });

  it('pictures of 32 MB pass, and larger ones are refused', async () => {
    const width = 3_340;
    // Noise, which does not get smaller: 33.48 of 33.55 million bytes.
    const content = png({ width, height: width, row: () => randomBytes(width * 3) });
    expect(content.length).toBeGreaterThan(33_000_000);
    expect(content.length).toBeLessThanOrEqual(32 * 1024 * 1024);
    expect((await upload(content)).status).toBe(201);
    expect((await upload(Buffer.concat([content, Buffer.alloc(2_000_000)]))).status).toBe(413);
  });

  it('an answer names the request by the id in both logs, and the log of nginx names nobody', async () => {
    const path = '/api/v1/verification/0198c0de-0000-7000-8000-000000000000/some-secret-code';
    const { status, headers } = await askThrough(nginx, { path, from: '127.0.0.4' });
    expect(status).toBe(400);
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const line = await vi.waitFor(() => {
      const found = nginx.log().find((written) => written.endsWith(` ${id}`));
      expect(found).toBeDefined();
      return found;
    });
    expect(line).toMatch(/ GET 400 [\d.]+ /);
    expect(nginx.log().join('\n')).not.toMatch(/secret|verification|127\.0\.0\./);
  });

  it('HTTP leads to HTTPS', async () => {
    const asked = request({
      host: '127.0.0.1',
      port: nginx.plainPort,
      path: '/user/matches?sort=rent',
      headers: { host: 'tilava.example' },
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('https://tilava.example/user/matches?sort=rent');
  });

  it.each(['/metrics', '/readyz'])('%s is kept from the outside', async (path) => {
    expect((await fetch(`${server.address}${path}`)).status).toBe(200);
    expect((await askThrough(nginx, { path })).status).toBe(404);
  });

  it('where no process answers, the API says so in its own form, and when to come back', async () => {
    const away = await startNginx([await freePort()]);
    const { status, headers, body } = await askThrough(away, { path: '/api/v1/bearers' });
    await away.stop();
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '2' });
    expect(JSON.parse(body)).toMatchObject({
      status: 503,
      code: 'unavailable',
      requestId: headers['x-request-id'],
    });
  });
});
