import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, mails } from '../../src/db/schema.ts';
import { leastFreeBytes } from '../../src/http/plugins/freeSpace.ts';
import { readVersion } from '../../src/version.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;
let free = 123_456_789;

beforeAll(async () => {
  app = await startTestApplication({}, { freeBytes: async () => free });
});
afterAll(() => app.close());

async function read(): Promise<components['schemas']['SystemState']> {
  const { bearer } = await app.logIn('admin@tilava.example');
  return (await app.send({ method: 'GET', url: '/system', bearer })).json();
}

/** A mail that nobody sends before the test is over. */
const mail = (minute: number, fields: Partial<typeof mails.$inferInsert>) => ({
  id: uuidv7(),
  recipient: 'somebody@tilava.example',
  subject: 'Subject',
  text: 'Text',
  html: 'Text',
  createdAt: new Date(Date.UTC(2026, 10, 21, 9, minute)),
  nextAttemptAt: new Date('2199-01-01T00:00:00Z'),
  ...fields,
});
const emptied = { text: '', html: '' };

describe('the state of the system', () => {
  it('tells the version, and what room there is', async () => {
    const { version, storage } = await read();
    expect(version).toBe(readVersion());
    const pictures = await app.database.queries.$count(files);
    expect(storage).toEqual({ database: expect.any(Number), pictures, free, least: leastFreeBytes });
    expect(storage.database).toBeGreaterThan(1_000_000);
  });

  it('says no more than JSON can where room has no end', async () => {
    free = Number.POSITIVE_INFINITY;
    expect((await read()).storage.free).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('tells which mails wait and since when, which were given up, and why', async () => {
    expect((await read()).mails).toEqual({ waiting: 0, waitingSince: null, unsent: 0, lastError: null });
    await app.database.queries
      .insert(mails)
      .values([
        mail(1, { ...emptied, sentAt: app.now }),
        mail(2, { ...emptied, lastError: 'No such mailbox' }),
        mail(3, { lastError: 'Connection refused' }),
        mail(4, {}),
      ]);
    expect((await read()).mails).toEqual({
      waiting: 2,
      waitingSince: '2026-11-21T09:03:00.000Z',
      unsent: 1,
      lastError: 'Connection refused',
    });
  });
});
