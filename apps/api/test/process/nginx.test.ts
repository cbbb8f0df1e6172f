import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createTilava, type Schemas } from '@tilava/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';
import { pdf } from '../support/pdfs.ts';
import { png } from '../support/pngs.ts';
import { seededPostgres, type SeededPostgres } from '../support/seededPostgres.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';
import { askThrough, openThrough, postThrough } from '../support/throughNginx.ts';
import { form, type Part } from '../support/uploads.ts';

let folder: string;
let store: SeededPostgres;
let server: ServerProcess;
let nginx: Nginx;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-behind-'));
  store = await seededPostgres();
  const port = await freePort();
  server = await start(port);
  nginx = await startNginx([port]);
}, 240_000);
afterAll(async () => {
  await nginx.stop();
  server.child.kill('SIGKILL');
  await server.ended;
  await store.postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(port: number, variables: Record<string, string> = {}): Promise<ServerProcess> {
  const started = spawnServer(port, folder, {
    DATABASE_URL: store.url,
    PUBLIC_URL: 'https://tilava.example',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
    ...variables,
  });
  await untilReady(started);
  return started;
}

async function logIn(email: string): Promise<Schemas['Session']> {
  const answer = await postThrough(nginx, '/api/v1/bearers', { email, password: demoPassword });
  return JSON.parse(answer.body) as Schemas['Session'];
}

/** Opens the stream of a user's events; what has come of it so far, as it came. */
async function openEvents(through: Nginx, { bearer, user }: Schemas['Session']) {
  const path = `/api/v1/user/${user.id}/events`;
  const answer = await openThrough(through, { path, headers: { authorization: `Bearer ${bearer}` } });
  let received = '';
  let hasEnded = false;
  answer.on('data', (chunk: Buffer) => (received += chunk.toString()));
  answer.once('close', () => (hasEnded = true));
  return { received: () => received, hasEnded: () => hasEnded, close: () => answer.destroy() };
}

const subscribe = async (from: string, headers: Record<string, string> = {}) => {
  const content = { email: `${crypto.randomUUID()}@newsletter.example` };
  return (await postThrough(nginx, '/api/v1/newsletter', content, { from, headers })).status;
};

async function upload(bearer: string, part: Part, path = '/api/v1/files') {
  const { payload, headers } = form([part]);
  return askThrough(nginx, {
    method: 'POST',
    path,
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
    const { bearer } = await logIn('landlord@tilava.example');
    expect((await upload(bearer, { content })).status).toBe(201);
    const larger = Buffer.concat([content, Buffer.alloc(2_000_000)]);
    expect((await upload(bearer, { content: larger })).status).toBe(413);
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

  it('the address of a calendar is in no log', async () => {
    const { bearer, user } = await logIn('tenant@tilava.example');
    const headers = { authorization: `Bearer ${bearer}` };
    const made = await askThrough(nginx, {
      method: 'POST',
      path: `/api/v1/user/${user.id}/calendar`,
      headers,
    });
    const { pathname } = new URL((JSON.parse(made.body) as Schemas['CalendarLink']).address);
    const secret = /[\w-]{43}/u.exec(pathname)?.[0] ?? 'missing';
    // Also where it is refused, as one that has ended.
    for (const path of [pathname, pathname.replace('.ics', '0.ics')]) {
      const { status, headers: answered } = await askThrough(nginx, { path });
      expect(status).toBe(path === pathname ? 200 : 404);
      await vi.waitFor(() => {
        for (const log of [server.errors(), nginx.log().join('\n')]) {
          expect(log).toContain(String(answered['x-request-id']));
          expect(log).not.toContain(secret);
        }
      });
    }
  });

  it('the name of an attachment is in no log, whether it is taken or refused', async () => {
    const { bearer, user } = await logIn('tenant@tilava.example');
    const headers = { authorization: `Bearer ${bearer}` };
    const threads = await askThrough(nginx, { path: `/api/v1/user/${user.id}/threads`, headers });
    const thread = (JSON.parse(threads.body) as Schemas['ThreadPage']).results.find(
      ({ state }) => state === 'open',
    );
    const path = `/api/v1/threads/${thread?.id}/attachments`;
    const taken = await upload(bearer, { name: 'merger-plan.pdf', content: pdf() }, path);
    expect(taken.status).toBe(201);
    const { id } = JSON.parse(taken.body) as Schemas['Attachment'];
    const read = await askThrough(nginx, { path: `/api/v1/attachments/${id}`, headers });
    expect(read.headers['content-disposition']).toContain('merger-plan.pdf');
    const refused = await upload(bearer, { name: 'merger-plan.pdf', content: 'no document' }, path);
    expect(refused.status).toBe(400);
    await vi.waitFor(() => {
      for (const log of [server.errors(), nginx.log().join('\n')]) {
        expect(log).toContain(String(refused.headers['x-request-id']));
        expect(log).not.toContain('merger-plan');
      }
    });
  });

  it('an event comes within two seconds, though nginx collects other answers', async () => {
    const tenant = await logIn('tenant@tilava.example');
    const events = await openEvents(nginx, tenant);
    await vi.waitFor(() => expect(events.received()).toContain('"connected"'));
    const tilava = createTilava({ baseUrl: `${server.address}/api/v1` }).withBearer(tenant.bearer);
    const { id, properties } = tenant.user;
    const matches = await tilava.matchmaking.findMatches(
      { property: properties[0] ?? '' },
      { favorite: false },
    );
    const match = matches.results.find(({ kind }) => kind === 'announcement');
    if (match?.kind !== 'announcement') throw new Error('The demo tenant has no match');
    const pair = { id, announcementId: match.announcement.id };
    await tilava.favorites.add(pair, { interested: true });
    await vi.waitFor(() => expect(events.received()).toContain('"interests"'), 2_000);
    events.close();
  });

  it('a stream without events outlives the time that nginx waits for the next byte', async () => {
    const port = await freePort();
    // By default it waits 60 s; both are 40 times faster here.
    const options = `--import=${import.meta.resolve('../support/fastHeartbeat.ts')}`;
    const fast = await start(port, { NODE_OPTIONS: options });
    const impatient = await startNginx([port], 'proxy_read_timeout 1500ms;');
    const events = await openEvents(impatient, await logIn('landlord@tilava.example'));
    await vi.waitFor(() => expect(events.received().match(/^:$/gmu)?.length).toBeGreaterThan(8), 30_000);
    expect(events.hasEnded()).toBe(false);
    events.close();
    await impatient.stop();
    fast.child.kill('SIGKILL');
    await fast.ended;
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
