import { attachmentLimits } from '@tilava/domain/attachments';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landlordInterests, messageAttachments } from '../../src/db/schema.ts';
import { threadStore } from '../../src/modules/threads/store.ts';
import {
  acquaint,
  attachmentFolder,
  type Acquaintance,
  type AttachmentFolder,
} from '../support/attachments.ts';
import { confirmPassword } from '../support/cast.ts';
import {
  addAnnouncement,
  addLandlord,
  addTenant,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { packed, pdf } from '../support/pdfs.ts';
import { chunk, png } from '../support/pngs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { upload, type Part } from '../support/uploads.ts';

type Schemas = components['schemas'];
type Attachment = Schemas['Attachment'];

const day = 24 * 3_600_000;

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
let thread: string;
let send: Acquaintance['send'];
let files: AttachmentFolder;
let round = 0;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());
beforeEach(async () => {
  round += 1;
  ({ tenant, landlord, thread, send } = await acquaint(app, String(round)));
  files = await attachmentFolder(app);
});

const attach = (part: Partial<Part> & { by?: Party; key?: string; to?: string } = {}) => {
  const { by = tenant, to = thread, content = pdf(), name = 'plan.pdf', ...rest } = part;
  return upload(app, { bearer: by.bearer, url: `/threads/${to}/attachments`, content, name, ...rest });
};
const attached = async (...given: Parameters<typeof attach>): Promise<Attachment> => {
  const answer = await attach(...given);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Attachment>();
};
const get = (by: Pick<Party, 'bearer'>, url: string) => app.send({ method: 'GET', url, bearer: by.bearer });
const remove = (by: Party, id: string) =>
  app.send({ method: 'DELETE', url: `/attachments/${id}`, bearer: by.bearer });
const lastMessage = async (by: Party) =>
  (await get(by, `/threads/${thread}/messages?limit=1`)).json<Schemas['ThreadMessages']>().results[0];
describe('an attachment', () => {
  it('is uploaded, sent, exported and downloaded by both sides as it was', async () => {
    const plan = await attached({ name: 'pohjapiirros ä.pdf' });
    const picture = await attached({ content: png({ width: 3, height: 2 }), name: 'hall.png' });
    expect(plan).toEqual({
      id: plan.id,
      name: 'pohjapiirros ä.pdf',
      type: 'application/pdf',
      size: pdf().length,
    });
    const sent = await send(tenant, { text: 'The plan', attachments: [picture.id, plan.id] });
    expect(sent.json<Schemas['SentMessage']>().message).toMatchObject({
      text: 'The plan',
      attachments: [plan, picture],
    });
    expect(await lastMessage(landlord)).toMatchObject({ attachments: [plan, picture] });
    const list = (await get(landlord, `/user/${landlord.userId}/threads`)).json<Schemas['ThreadPage']>();
    expect(list.results[0]?.lastMessage.attachments).toEqual([plan, picture]);
    for (const by of [tenant, landlord]) {
      const document = (await get(by, `/user/${by.userId}/export`)).json<Schemas['UserExport']>();
      expect(document.messages.map(({ attachments }) => attachments)).toEqual([[], [plan, picture]]);
      const read = await get(by, `/attachments/${plan.id}`);
      expect(read.statusCode).toBe(200);
      expect(read.rawPayload).toEqual(pdf());
      expect(read.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(pdf().length),
        'content-disposition':
          'attachment; filename="pohjapiirros ?.pdf"; filename*=UTF-8\'\'pohjapiirros%20%C3%A4.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      });
      expect(await sharp((await get(by, `/attachments/${picture.id}`)).rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 3,
        height: 2,
      });
    }
  });

  it('is sent without any text, but not as a note that shows interest', async () => {
    const { id } = await attached();
    expect((await send(tenant, { attachments: [id], showsInterest: true })).json()).toMatchObject({
      errors: [{ pointer: '/body/text' }],
    });
    expect((await send(tenant, { attachments: [id] })).statusCode).toBe(201);
    expect(await lastMessage(landlord)).toMatchObject({ text: '', attachments: [{ id }] });
    expect((await send(tenant, {})).json()).toMatchObject({ errors: [{ pointer: '/body/text' }] });
  });

  it('loses the metadata of a picture and what hides behind it', async () => {
    const content = Buffer.concat([
      png({ width: 2, height: 2, before: [chunk('tEXt', 'Comment\0secret')] }),
      Buffer.from('<script>secret</script>'),
    ]);
    const { id } = await attached({ content });
    expect((await get(tenant, `/attachments/${id}`)).rawPayload.includes('secret')).toBe(false);
  });

  it.each<[string, Buffer, string, Partial<Attachment>]>([
    ['a PDF called PNG', pdf(), 'plan.png', { name: 'plan.pdf', type: 'application/pdf' }],
    ['a PNG called PDF', png({ width: 2, height: 2 }), 'plan.pdf', { name: 'plan.png', type: 'image/png' }],
    ['a PDF called a program', pdf(), '..\\plan.exe', { name: 'plan.exe.pdf', type: 'application/pdf' }],
  ])('is what its content says: %s', async (_, content, name, expected) => {
    expect(await attached({ content, name, type: 'text/html' })).toMatchObject(expected);
  });

  it.each<[string, Buffer, number, string]>([
    ['a PDF with a script', pdf('4 0 obj << /S /JavaScript /JS (x) >> endobj'), 400, 'attachment_unsafe'],
    ['a PDF with a packed script', pdf(packed('<< /S /JavaScript >>')), 400, 'attachment_unsafe'],
    ['a PDF that is cut off', pdf().subarray(0, 60), 400, 'attachment_invalid'],
    ['a PNG that is cut off', png({ width: 9, height: 9 }).subarray(0, 50), 400, 'attachment_invalid'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 400, 'attachment_invalid'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'attachment_invalid'],
    ['nothing', Buffer.of(), 400, 'attachment_invalid'],
    ['more than 10 MB', Buffer.alloc(attachmentLimits.size + 1), 413, 'payload_too_large'],
  ])('is refused, and nothing of it kept: %s', async (_, content, status, code) => {
    expect((await attach({ content })).json()).toMatchObject({ status, code });
    expect(files.kept()).toEqual([]);
    expect(await app.database.queries.select().from(messageAttachments)).toEqual([]);
  });

  it('is taken with 10 MB', async () => {
    const padding = attachmentLimits.size - pdf('%').length;
    expect(await attached({ content: pdf(`%${' '.repeat(padding)}`) })).toMatchObject({
      size: attachmentLimits.size,
    });
  });
});

describe('sending', () => {
  it('happens once, however often its call is repeated, and so does uploading', async () => {
    const key = crypto.randomUUID();
    const one = await attached({ key });
    expect(await attached({ key })).toEqual(one);
    expect(files.kept()).toHaveLength(1);
    expect((await attach({ key, name: 'other.pdf' })).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
    const first = await send(tenant, { attachments: [one.id] }, key);
    expect((await send(tenant, { attachments: [one.id] }, key)).json()).toEqual(first.json());
    expect((await lastMessage(landlord))?.number).toBe(2);
  });

  it('names the file that is not the sender’s, of another thread, sent or gone, and sends nothing', async () => {
    const { announcementId } = await addAnnouncement(app, landlord.userId);
    const elsewhere = (
      await send(tenant, { announcement: announcementId, text: 'Hello', showsInterest: true })
    ).json<Schemas['SentMessage']>();
    await app.database.queries.insert(landlordInterests).values({ tenantId: tenant.userId, announcementId });
    const good = await attached();
    const others = {
      theirs: await attached({ by: landlord }),
      ofAnotherThread: await attached({ to: elsewhere.thread }),
      sent: await attached(),
      removed: await attached(),
      unknown: { id: uuidv7() },
    };
    expect((await send(tenant, { attachments: [others.sent.id] })).statusCode).toBe(201);
    expect((await remove(tenant, others.removed.id)).statusCode).toBe(204);
    for (const { id } of Object.values(others)) {
      expect((await send(tenant, { text: 'See', attachments: [good.id, id] })).json()).toMatchObject({
        status: 400,
        errors: [{ pointer: '/body/attachments/1' }],
      });
    }
    expect((await send(tenant, { attachments: [good.id, good.id] })).statusCode).toBe(400);
    expect((await send(tenant, { attachments: Array.from({ length: 6 }, () => uuidv7()) })).statusCode).toBe(
      400,
    );
    expect((await lastMessage(landlord))?.number).toBe(2);
    // What was refused with the others can still be sent.
    expect((await send(tenant, { attachments: [good.id] })).statusCode).toBe(201);
  });

  it('takes a file once where two calls send it at once', async () => {
    const { id } = await attached();
    const answers = await Promise.all([1, 2, 3].map(() => send(tenant, { text: 'x', attachments: [id] })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 400, 400,
    ]);
  });

  it('has no files in a first message, nor where the caller cannot write', async () => {
    const { id } = await attached();
    const { announcementId } = await addAnnouncement(app, landlord.userId);
    const first = { announcement: announcementId, text: 'Hello', showsInterest: true, attachments: [id] };
    expect((await send(tenant, first)).json()).toMatchObject({
      errors: [{ pointer: '/body/attachments/0' }],
    });
    await app.send({
      method: 'DELETE',
      url: `/user/${tenant.userId}/favorite/${landlord.announcementId}?interested=true`,
      bearer: tenant.bearer,
    });
    expect((await attach()).json()).toMatchObject({ code: 'thread_closed' });
  });
});

describe('nobody else', () => {
  it('reads, removes or learns of a file', async () => {
    const name = 'canary of a plan';
    const unsent = await attached({ name: `${name} unsent.pdf` });
    const { id } = await attached({ name: `${name}.pdf` });
    await send(tenant, { text: 'x', attachments: [id] });
    const keys = (await app.database.queries.select().from(messageAttachments)).map(({ key }) => key);
    const others = [
      await addTenant(app, `stranger${round}@tilava.example`),
      await addLandlord(app, `neighbour${round}@tilava.example`),
      await app.logIn('admin@tilava.example'),
      { bearer: 'a'.repeat(43) },
    ];
    const contents = [
      `/attachments/${id}`,
      `/attachments/${unsent.id}`,
      ...keys.flatMap((key) => [`/files/${key}`, `/files/${key.replace('attachment-', '')}`]),
    ];
    const lists = [
      `/threads/${thread}`,
      `/threads/${thread}/messages`,
      ...[tenant, landlord].flatMap(({ userId }) => [`/user/${userId}/threads`, `/user/${userId}/export`]),
      '/audit',
      '/reports',
    ];
    for (const other of others) {
      for (const url of [...contents, ...lists]) {
        const answer = await get(other, url);
        expect(`${answer.body} ${JSON.stringify(answer.headers)}`).not.toMatch(/canary|%PDF/);
      }
      const answers = await Promise.all(contents.map((url) => get(other, url)));
      for (const { statusCode } of answers) expect(statusCode).toBeGreaterThanOrEqual(400);
    }
    // Before it's sent, the other side is somebody else, too.
    expect((await get(landlord, `/attachments/${unsent.id}`)).statusCode).toBe(404);
    expect((await remove(landlord, unsent.id)).statusCode).toBe(404);
    expect((await get(tenant, `/attachments/${unsent.id}`)).statusCode).toBe(200);
    // What has been sent can't be taken back.
    expect((await remove(tenant, id)).statusCode).toBe(404);
  });

  it('sees more than the name of a file whose message was reported', async () => {
    const file = await attached();
    const { message } = (await send(tenant, { attachments: [file.id] })).json<Schemas['SentMessage']>();
    const body = { kind: 'message', item: message.id, reason: 'spam' };
    const reported = await app.send({ method: 'POST', url: '/reports', bearer: landlord.bearer, body });
    const admin = await app.logIn('admin@tilava.example');
    const report = await get(admin, `/reports/${reported.json<Schemas['Report']>().id}`);
    expect(report.json<Schemas['ReportDetails']>().messages.at(-1)?.attachments).toEqual([file]);
    expect((await get(admin, `/attachments/${file.id}`)).statusCode).toBe(403);
  });
});

describe('limits', () => {
  it('let 20 files wait, and removing one makes room', async () => {
    const waiting: Attachment[] = [];
    for (let count = 0; count < attachmentLimits.unsent; count += 1) waiting.push(await attached());
    expect((await attach()).json()).toMatchObject({ status: 409, code: 'too_many_attachments' });
    expect((await remove(tenant, waiting[0]?.id ?? '')).statusCode).toBe(204);
    expect(files.kept()).toHaveLength(attachmentLimits.unsent - 1);
    await attached();
    const attachments = waiting.slice(1, 1 + attachmentLimits.perMessage).map(({ id }) => id);
    expect((await send(tenant, { attachments })).statusCode).toBe(201);
  });

  it('let a user upload 100 MB a day', async () => {
    const { id } = await attached();
    await app.database.queries
      .update(messageAttachments)
      .set({ size: attachmentLimits.sizePerDay - pdf().length })
      .where(eq(messageAttachments.id, id));
    await send(tenant, { attachments: [id] });
    await attached();
    const refused = await attach();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    await attached({ by: landlord });
    const before = app.now;
    app.now = new Date(before.getTime() + day);
    tenant = { ...tenant, ...(await app.logIn(tenant.email)) };
    await attached();
    app.now = before;
  });
});

describe('what becomes of files', () => {
  it('is that those which are not sent go after 24 hours, and those of a killed process, too', async () => {
    const unsent = await attached();
    const { id } = await attached();
    await send(tenant, { attachments: [id] });
    files.leave(`attachment-${'ab'.repeat(16)}`);
    files.leave(`attachment-${'ab'.repeat(16)}.1.part`);
    await files.sweep();
    expect(files.kept()).toHaveLength(4);
    const before = app.now;
    app.now = new Date(before.getTime() + day + 1);
    await files.sweep();
    app.now = before;
    expect(files.kept()).toHaveLength(1);
    expect((await get(tenant, `/attachments/${unsent.id}`)).statusCode).toBe(404);
    expect((await get(landlord, `/attachments/${id}`)).statusCode).toBe(200);
  });

  it('is that sent ones go with their thread', async () => {
    const { id } = await attached();
    await send(tenant, { attachments: [id] });
    await threadStore(app.database).forgetUntil(new Date(app.now.getTime() + day));
    const before = app.now;
    app.now = new Date(Date.now() + 2 * day);
    await files.sweep();
    app.now = before;
    expect(files.kept()).toEqual([]);
  });

  it('is that sent ones stay with the other side when an account is deleted, unsent ones go at once', async () => {
    await attached();
    const { id } = await attached();
    await send(tenant, { attachments: [id] });
    await confirmPassword(app, tenant);
    const url = `/user/${tenant.userId}`;
    expect((await app.send({ method: 'DELETE', url, bearer: tenant.bearer })).statusCode).toBe(204);
    expect(files.kept()).toHaveLength(1);
    expect((await get(landlord, `/attachments/${id}`)).statusCode).toBe(200);
  });
});
