import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../../src/db/schema.ts';
import { tenantAccount } from '../support/accounts.ts';
import { linkOf, mailsTo } from '../support/mailbox.ts';
import { startMailServer, type MailServer } from '../support/mailServer.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication | undefined;
let server: MailServer | undefined;

afterEach(async () => {
  await app?.close();
  await server?.close();
  [app, server] = [undefined, undefined];
});

const signUp = async (application: TestApplication, email: string) => {
  const answer = await application.send({
    method: 'POST',
    url: '/users',
    body: tenantAccount(email, { language: 'fi' }),
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
};
const subjectInFinnish = 'Vahvista Tilava-tilisi';

describe('the mail of a sign-up', () => {
  it('goes to the mail server at once', async () => {
    const up = (server = await startMailServer());
    app = await startTestApplication({
      SMTP_URL: up.url,
      MAIL_FROM: 'Post <post@premises.example>',
      PUBLIC_URL: 'https://premises.example',
    });
    const id = await signUp(app, 'tenant@mail.example');
    await vi.waitFor(() => expect(up.received).toHaveLength(1), { timeout: 10_000 });
    const [mail] = up.received;
    expect(mail).toMatchObject({
      from: { address: 'post@premises.example' },
      to: [{ address: 'tenant@mail.example' }],
      subject: subjectInFinnish,
    });
    const link = linkOf(mail);
    expect(link).toMatch(new RegExp(`^https://premises\\.example/verification/${id}/[A-Za-z0-9_-]{43}$`));
    expect(mail?.html).toContain(`<a href="${link}"`);
  });

  it('waits while the mail server is down; the sign-up stands, and the mail goes out once it is back', async () => {
    const gone = await startMailServer();
    await gone.close();
    const down = (app = await startTestApplication({ SMTP_URL: gone.url }));
    await signUp(down, 'first@mail.example');
    await vi.waitFor(
      async () => {
        const [row] = await down.database.queries.select().from(mails);
        expect(row?.lastError).toMatch(/ECONNREFUSED/);
      },
      { timeout: 10_000 },
    );
    const back = (server = await startMailServer(undefined, gone.port));
    down.now = new Date(down.now.getTime() + 10_000);
    await signUp(down, 'second@mail.example');
    const recipients = () => back.received.map(({ to }) => to?.[0]?.address ?? '').toSorted();
    await vi.waitFor(
      () => expect(recipients()).toStrictEqual(['first@mail.example', 'second@mail.example']),
      { timeout: 10_000 },
    );
  });

  it('is written into the data folder where there is no mail server, for nobody else to read', async () => {
    app = await startTestApplication();
    await signUp(app, 'folder@mail.example');
    const [mail] = await mailsTo(app, 'folder@mail.example');
    expect(mail?.subject).toBe(subjectInFinnish);
    const [row] = await app.database.queries
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'folder@mail.example'));
    const folder = join(app.folder, 'outbox');
    expect(readdirSync(folder)).toStrictEqual([`${row?.id}.eml`]);
    expect(statSync(join(folder, `${row?.id}.eml`)).mode & 0o777).toBe(0o600);
  });
});
