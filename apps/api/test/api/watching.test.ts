import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announcements, mails } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { leastFreeBytes } from '../../src/http/plugins/freeSpace.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;
let free = leastFreeBytes;
beforeAll(async () => {
  app = await startTestApplication({}, { freeBytes: async () => free });
});
afterAll(() => app.close());

const get = (url: string) => app.server.inject({ method: 'GET', url });

describe('being watched', () => {
  it('says that the process is alive and that it may be sent requests', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await get('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('tells durations by operation, that the database is there, and which mails wait', async () => {
    await app.logIn('tenant@tilava.example');
    const mail = {
      recipient: 'a@tilava.example',
      subject: 's',
      text: 't',
      html: 'h',
      // Not due, so that it waits still when it is counted.
      nextAttemptAt: new Date(app.now.getTime() + 3_600_000),
    };
    await app.database.queries.insert(mails).values([
      { ...mail, id: crypto.randomUUID() },
      { ...mail, id: crypto.randomUUID(), sentAt: app.now },
    ]);
    const { payload, statusCode } = await get('/metrics');
    expect(statusCode).toBe(200);
    expect(payload).toMatch(
      /http_request_duration_seconds_count\{operation="createBearer",method="POST",status="201"\} 1/,
    );
    expect(payload).toMatch(/^database_up 1$/m);
    expect(payload).toMatch(/^mails_waiting 1$/m);
    expect(payload).toMatch(/^process_cpu_seconds_total /m);
  });

  it('shows the match index once it is built', async () => {
    const shown = await vi.waitFor(async () => {
      const { payload } = await get('/metrics');
      expect(payload).toMatch(/^match_index_ready 1$/m);
      return payload;
    }, 20_000);
    const isFound = await app.database.queries.$count(announcements, eq(announcements.isActive, true));
    expect(shown).toContain(`match_index_rows{side="announcements"} ${isFound}\n`);
    expect(shown).toMatch(/^match_index_bytes [1-9]/m);
  });
});

describe('too little room', () => {
  it('refuses writes by 507 below the limit, takes them at it, and goes on reading', async () => {
    const { bearer, userId } = await app.logIn('tenant@tilava.example');
    const check = { email: 'tenant@tilava.example', password: demoPassword };
    free = leastFreeBytes - 1;
    const write = () => app.send({ method: 'POST', url: '/bearers/check', bearer, body: check });
    expect((await write()).json()).toMatchObject({ status: 507, code: 'storage_full' });
    expect((await app.send({ method: 'GET', url: `/properties/user/${userId}`, bearer })).statusCode).toBe(
      200,
    );
    free = leastFreeBytes;
    expect((await write()).statusCode).not.toBe(507);
  });
});
