import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../../src/db/schema.ts';
import { mailOutbox } from '../../src/mail/mailOutbox.ts';
import { type Mail, type MailTransport, smtpTransport } from '../../src/mail/mailTransport.ts';
import { drainOutbox, mailWorker } from '../../src/mail/mailWorker.ts';
import { startMailServer, type MailServer, type Treatment } from '../support/mailServer.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const from = 'Tilava <post@tilava.example>';
const recipient = 'somebody@mail.example';
const secret = 'the-code-that-only-they-know';
const second = 1_000;
const hour = 3_600 * second;

let opened: TestDatabase;
let now: Date;
let servers: MailServer[];
const clock = () => now;
const advanceClock = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const logged: { readonly what: object; readonly message: string }[] = [];
const note = (what: object, message: string) => void logged.push({ what, message });
const log = { warn: note, error: note };

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});
beforeEach(async () => {
  await opened.database.queries.delete(mails);
  now = new Date('2026-11-21T10:00:00Z');
  servers = [];
  logged.length = 0;
});
afterEach(async () => {
  for (const server of servers) await server.close();
});

async function serve(treat?: (before: number) => Treatment, port?: number): Promise<MailServer> {
  const server = await startMailServer(treat, port);
  servers.push(server);
  return server;
}
const enqueue = (subject = 'Hello') =>
  mailOutbox(opened.database, clock).enqueue({
    kind: 'newsletter',
    recipient,
    subject,
    text: `Text ${secret}`,
    html: `<p>Markup ${secret}</p>`,
  });
const drain = (transport: MailTransport) =>
  mailWorker({ database: opened.database, transport, clock, log }).drain();
const only = async () => {
  const rows = await opened.database.queries.select().from(mails);
  expect(rows).toHaveLength(1);
  return rows[0];
};
/** Keeps the ids of what it was given. */
function countingTransport(send: (mail: Mail) => Promise<void> = () => Promise.resolve()) {
  const given: string[] = [];
  const transport: MailTransport = {
    send: (mail) => {
      given.push(mail.id);
      return send(mail);
    },
  };
  return { given, transport };
}

describe('a mail', () => {
  it('arrives as text and as HTML, and leaves no text behind', async () => {
    const server = await serve();
    await enqueue('Tervetuloa, ystävä — välkommen');
    expect(await drain(smtpTransport(server.url, from))).toStrictEqual({ sent: 1, failed: 0 });
    const row = await only();
    expect(server.received).toMatchObject([
      {
        from: { name: 'Tilava', address: 'post@tilava.example' },
        to: [{ address: recipient }],
        subject: 'Tervetuloa, ystävä — välkommen',
        messageId: `<${row?.id}@tilava.example>`,
        date: '2026-11-21T10:00:00.000Z',
      },
    ]);
    expect(server.received[0]?.text).toContain(`Text ${secret}`);
    expect(server.received[0]?.html).toContain(`<p>Markup ${secret}</p>`);
    expect(row).toMatchObject({ sentAt: now, attempts: 1, text: '', html: '', lastError: null });
  });

  it('that the server refuses, or whose conversation is cut, is sent again as the same mail', async () => {
    const treatments: Treatment[] = ['refuse', 'cut', 'take'];
    const server = await serve((before) => treatments[before] ?? 'take');
    const transport = smtpTransport(server.url, from);
    await enqueue();
    expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 1 });
    // The server's answer repeats the recipient's address, in spellings of its own.
    const reason = 'EMESSAGE (DATA: 451 4.3.1)';
    expect(await only()).toMatchObject({ attempts: 1, sentAt: null, lastError: reason });
    expect(logged).toMatchObject([{ what: { reason } }]);
    advanceClock(10 * second - 1);
    expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 0 });
    advanceClock(1);
    expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 1 });
    advanceClock(60 * second - 1);
    expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 0 });
    advanceClock(1);
    expect(await drain(transport)).toStrictEqual({ sent: 1, failed: 0 });
    expect(server.begun()).toBe(3);
    expect(server.received).toMatchObject([{ messageId: `<${(await only())?.id}@tilava.example>` }]);
  });

  it('waits while the mail server is down, and goes out once it is back', async () => {
    const gone = await startMailServer();
    await gone.close();
    await enqueue();
    const transport = smtpTransport(gone.url, from);
    expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 1 });
    expect((await only())?.lastError).toBe('ECONNREFUSED (CONN)');
    const back = await serve(undefined, gone.port);
    advanceClock(10 * second);
    expect(await drain(transport)).toStrictEqual({ sent: 1, failed: 0 });
    expect(back.received).toHaveLength(1);
  });

  it('waits no longer where the clock is put back, whether it is new or was tried', async () => {
    await enqueue();
    advanceClock(-hour);
    const failing = countingTransport(() => Promise.reject(new Error('busy')));
    expect(await drain(failing.transport)).toStrictEqual({ sent: 0, failed: 1 });
    advanceClock(-48 * hour);
    expect(await drain(countingTransport().transport)).toStrictEqual({ sent: 1, failed: 0 });
  });

  it('is given up after two days, and neither its text nor its address is logged', async () => {
    const { given, transport } = countingTransport(() =>
      Promise.reject(new Error(`<${recipient}> is unknown`)),
    );
    const begun = now;
    await enqueue();
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 1 });
      const row = await only();
      expect(row).toMatchObject({ attempts: attempt, lastError: 'Error' });
      if (attempt < 9) now = row?.nextAttemptAt ?? now;
    }
    expect(now.getTime() - begun.getTime()).toBeGreaterThan(44 * hour);
    expect(now.getTime() - begun.getTime()).toBeLessThan(48 * hour);
    expect(await only()).toMatchObject({ text: '', html: '', sentAt: null });
    expect(logged.map(({ message }) => message)).toStrictEqual([
      ...Array.from({ length: 8 }, () => 'Couldn’t send an email; it will be tried again'),
      'Gave up sending an email',
    ]);
    expect(JSON.stringify(logged)).not.toContain(secret);
    expect(JSON.stringify(logged)).not.toContain(recipient);
    advanceClock(100 * hour);
    expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 0 });
    expect(given).toHaveLength(9);
  });

  it('that one worker has is taken by another after two minutes, when the first must be gone', async () => {
    const { given, transport } = countingTransport();
    await enqueue();
    const taken = await only();
    // As a process leaves it that dies while it sends.
    await opened.database.queries
      .update(mails)
      .set({ attempts: 1, nextAttemptAt: new Date(now.getTime() + 120 * second) });
    advanceClock(120 * second - 1);
    expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 0 });
    expect(await drainOutbox({ database: opened.database, transport, clock, log })).toStrictEqual({
      sent: 0,
      failed: 0,
    });
    advanceClock(1);
    expect(await drain(transport)).toStrictEqual({ sent: 1, failed: 0 });
    expect(given).toStrictEqual([taken?.id]);
  });
});

describe('the outbox', () => {
  it('holds nothing of a transaction that fails', async () => {
    const { given, transport } = countingTransport();
    const failing = opened.database.transaction(async () => {
      await enqueue();
      throw new Error('The disk is full');
    });
    await expect(failing).rejects.toThrow('The disk is full');
    expect(await drain(transport)).toStrictEqual({ sent: 0, failed: 0 });
    expect(given).toStrictEqual([]);
  });

  it('tells of mails once they are committed, and never of others', async () => {
    const outbox = mailOutbox(opened.database, clock);
    const listener = vi.fn<() => void>();
    outbox.onCommitted(listener);
    const mail = {
      kind: 'newsletter',
      recipient,
      subject: 'Hello',
      text: 'Text',
      html: '<p>Text</p>',
    } as const;
    await opened.database.transaction(async () => {
      await opened.database.transaction(() => outbox.enqueue(mail));
      expect(listener).not.toHaveBeenCalled();
    });
    expect(listener).toHaveBeenCalledTimes(1);
    const failing = opened.database.transaction(async () => {
      await outbox.enqueue(mail);
      throw new Error('The disk is full');
    });
    await expect(failing).rejects.toThrow('The disk is full');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is shared by workers that never send one mail twice', async () => {
    const subjects = Array.from({ length: 60 }, (_, index) => `Mail ${index}`);
    for (const subject of subjects) await enqueue(subject);
    const { given, transport } = countingTransport();
    const results = await Promise.all([drain(transport), drain(transport), drain(transport)]);
    expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
    expect(new Set(given).size).toBe(60);
    expect(given).toHaveLength(60);
  });

  it('is drained of what failed a moment ago too, where an operator asks for it', async () => {
    const failing = countingTransport(() => Promise.reject(new Error('Down')));
    const working = countingTransport();
    await enqueue();
    await drain(failing.transport);
    const parts = { database: opened.database, clock, log };
    expect(await drain(working.transport)).toStrictEqual({ sent: 0, failed: 0 });
    expect(await drainOutbox({ ...parts, transport: failing.transport })).toStrictEqual({
      sent: 0,
      failed: 1,
    });
    expect(await drainOutbox({ ...parts, transport: working.transport })).toStrictEqual({
      sent: 1,
      failed: 0,
    });
  });

  it('forgets whom it sent mails to after a week, and never what waits', async () => {
    const outbox = mailOutbox(opened.database, clock);
    const { transport } = countingTransport();
    await enqueue('Sent');
    await drain(transport);
    await enqueue('Waiting');
    advanceClock(7 * 24 * hour);
    await outbox.sweep();
    expect(await opened.database.queries.$count(mails)).toBe(2);
    advanceClock(1);
    await outbox.sweep();
    expect(await only()).toMatchObject({ subject: 'Waiting' });
  });
});

describe('a worker', () => {
  it('stops at once although the mail server does not answer, and leaves the mail to be sent later', async () => {
    const server = await serve(() => 'hang');
    await enqueue();
    const worker = mailWorker({
      database: opened.database,
      transport: smtpTransport(server.url, from),
      clock,
      log,
    });
    worker.start();
    await vi.waitFor(() => expect(server.begun()).toBe(1), { timeout: 10_000 });
    await worker.stop();
    expect(await only()).toMatchObject({ sentAt: null, text: `Text ${secret}`, attempts: 1 });
    worker.wake();
    expect(server.begun()).toBe(1);
  });

  it('looks again for what came while it was sending', async () => {
    const given: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const worker = mailWorker({
      database: opened.database,
      transport: {
        send: async (mail) => {
          given.push(mail.subject);
          await held;
        },
      },
      clock,
      log,
    });
    await enqueue('First');
    worker.start();
    await vi.waitFor(() => expect(given).toStrictEqual(['First']));
    await enqueue('Second');
    worker.wake();
    letGo();
    await vi.waitFor(() => expect(given).toStrictEqual(['First', 'Second']));
    await worker.stop();
  });
});
