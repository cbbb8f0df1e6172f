import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { components } from '@tilava/sdk/schema';
import { landlordInterests, messageAttachments, tenantInterests } from '../../src/db/schema.ts';
import { diskFileStore } from '../../src/files/diskFileStore.ts';
import { attachmentStore, attachmentSweeper } from '../../src/modules/threads/attachments.ts';
import { addLandlord, addTenant, type Party } from './parties.ts';
import type { TestApplication } from './testApplication.ts';

type Schemas = components['schemas'];

/** A tenant and a landlord who are interested in each other, and their thread. */
export async function acquaint(app: TestApplication, name: string) {
  const tenant = await addTenant(app, `sender${name}@tilava.example`);
  const landlord = await addLandlord(app, `receiver${name}@tilava.example`);
  const pair = { tenantId: tenant.userId, announcementId: landlord.announcementId };
  for (const table of [tenantInterests, landlordInterests]) {
    await app.database.queries.insert(table).values(pair);
  }
  const send = (by: Party, body: Partial<Schemas['MessageCreation']>, key?: string) =>
    app.send({
      method: 'POST',
      url: '/messages',
      bearer: by.bearer,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      body: { announcement: pair.announcementId, tenant: pair.tenantId, text: '', ...body },
    });
  const { thread } = (await send(landlord, { text: 'Welcome' })).json<Schemas['SentMessage']>();
  return { tenant, landlord, thread, send };
}

export type Acquaintance = Awaited<ReturnType<typeof acquaint>>;

/** Where an application keeps attachments, emptied. */
export async function attachmentFolder(app: TestApplication) {
  const folder = `${app.folder}/files/production`;
  await app.database.queries.delete(messageAttachments);
  rmSync(folder, { recursive: true, force: true });
  const fileStore = diskFileStore(`${app.folder}/files`);
  const sweeper = attachmentSweeper(attachmentStore(app.database), { fileStore, clock: () => app.now });
  return {
    kept: () => (existsSync(folder) ? readdirSync(folder) : []),
    sweep: () => sweeper.sweep(),
    /** A file whose row a killed process hasn't written. */
    leave: (name: string) => {
      writeFileSync(`${folder}/${name}`, 'x');
      utimesSync(`${folder}/${name}`, app.now, app.now);
    },
  };
}

export type AttachmentFolder = Awaited<ReturnType<typeof attachmentFolder>>;
