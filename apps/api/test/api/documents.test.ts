import { attachmentLimits } from '@tilava/domain/attachments';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcementDocuments, announcements } from '../../src/db/schema.ts';
import { acquaint, attachmentFolder, type AttachmentFolder } from '../support/attachments.ts';
import { addLandlord, type LandlordParty, type Party, type TenantParty } from '../support/parties.ts';
import { pdf } from '../support/pdfs.ts';
import { png } from '../support/pngs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { upload, type Part } from '../support/uploads.ts';

type Schemas = components['schemas'];

const day = 24 * 3_600_000;

let app: TestApplication;
let tenant: TenantParty;
let landlord: LandlordParty;
let files: AttachmentFolder;
let round = 0;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());
beforeEach(async () => {
  round += 1;
  ({ tenant, landlord } = await acquaint(app, String(round)));
  await app.database.queries.delete(announcementDocuments);
  files = await attachmentFolder(app);
});

describe('documents of an announcement', () => {
  const add = (part: Partial<Part> & { title?: string; by?: Party } = {}) => {
    const { by = landlord, title = 'Floor plan', content = pdf(), name = 'plan.pdf', ...rest } = part;
    const url = `/documents/${landlord.announcementId}?title=${encodeURIComponent(title)}`;
    return upload(app, { bearer: by.bearer, url, content, name, ...rest });
  };
  const list = (by: Party, announcementId = landlord.announcementId) =>
    app.send({ method: 'GET', url: `/documents/${announcementId}`, bearer: by.bearer });
  const call = (method: 'GET' | 'DELETE', id: string, by: Party) =>
    app.send({ method, url: `/attachments/${id}`, bearer: by.bearer });

  it('are PDFs, which those who can read the announcement download, and nobody else', async () => {
    const { id } = (await add({ name: 'hall.png' })).json<Schemas['Document']>();
    const document = { id, title: 'Floor plan', name: 'hall.pdf', size: pdf().length };
    expect((await list(landlord)).json()).toEqual([document]);
    expect((await list(tenant)).json()).toEqual([document]);
    const download = await call('GET', id, tenant);
    expect(download.statusCode).toBe(200);
    expect(download.rawPayload).toEqual(pdf());
    expect(download.headers['content-disposition']).toContain('attachment');
    const stranger = await addLandlord(app, `stranger${round}@tilava.example`);
    for (const refused of [
      await list(stranger),
      await call('GET', id, stranger),
      await call('DELETE', id, tenant),
    ]) {
      expect(refused.statusCode).toBe(404);
    }
    expect((await add({ content: png({ width: 2, height: 2 }) })).json()).toMatchObject({
      code: 'attachment_invalid',
    });
    expect((await add({ content: pdf('/JavaScript') })).json()).toMatchObject({ code: 'attachment_unsafe' });
    expect((await call('DELETE', id, landlord)).statusCode).toBe(204);
    expect((await list(tenant)).json()).toEqual([]);
    expect(files.kept()).toEqual([]);
  });

  it('are exported with keys and webhooks, and deleted by no key that only writes messages', async () => {
    const document = (await add()).json<Schemas['Document']>();
    const keyOf = async (scopes: readonly Schemas['KeyScope'][]) => {
      const created = await app.send({
        method: 'POST',
        url: `/user/${landlord.userId}/keys`,
        bearer: landlord.bearer,
        body: { label: 'CRM', scopes },
      });
      return created.json<Schemas['CreatedKey']>();
    };
    const messages = await keyOf(['threads:write']);
    const reading = await keyOf(['threads:read']);
    const both = await keyOf(['announcements:write', 'threads:write']);
    const url = `/user/${landlord.userId}/webhooks`;
    const body = { url: 'https://crm.example/tilava', events: ['match.new'] };
    const created = await app.send({ method: 'POST', url, bearer: landlord.bearer, body });
    const { webhook } = created.json<Schemas['WebhookWithSecret']>();
    const exported = await app.send({
      method: 'GET',
      url: `/user/${landlord.userId}/export`,
      bearer: landlord.bearer,
    });
    expect(exported.json()).toMatchObject({
      documents: [{ ...document, announcement: landlord.announcementId }],
      keys: [both.key, reading.key, messages.key],
      webhooks: [webhook],
    });
    const refused = await call('DELETE', document.id, { ...landlord, bearer: messages.secret });
    expect(refused.json()).toMatchObject({ code: 'insufficient_scope' });
    const unread = await call('GET', document.id, { ...landlord, bearer: reading.secret });
    expect(unread.json()).toMatchObject({ code: 'insufficient_scope' });
    const done = await call('DELETE', document.id, { ...landlord, bearer: both.secret });
    expect(done.statusCode).toBe(204);
  });

  it('are ten at most, stay when files are swept, are copied and go with the announcement', async () => {
    for (let count = 0; count < attachmentLimits.documents; count += 1) {
      expect((await add({ title: `Plan ${count}` })).statusCode).toBe(201);
    }
    expect((await add()).json()).toMatchObject({ code: 'too_many_attachments' });
    const url = `/announcement/copy/${landlord.announcementId}`;
    const copy = (await app.send({ method: 'POST', url, bearer: landlord.bearer })).json<
      Schemas['Announcement']
    >();
    const copied = (await list(landlord, copy.id)).json<Schemas['Document'][]>();
    expect(copied.map(({ title }) => title)).toEqual(
      Array.from({ length: attachmentLimits.documents }, (_, count) => `Plan ${count}`),
    );
    await app.database.queries.delete(announcements).where(eq(announcements.id, landlord.announcementId));
    const before = app.now;
    app.now = new Date(Date.now() + 3 * day);
    await files.sweep();
    app.now = before;
    expect(files.kept()).toHaveLength(copied.length);
    expect((await call('GET', copied[0]?.id ?? '', landlord)).rawPayload).toEqual(pdf());
  });
});
