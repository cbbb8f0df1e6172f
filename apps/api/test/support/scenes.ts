import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  announcementDocuments,
  landlordInterests,
  messageAttachments,
  messages,
  reports,
  tenantInterests,
  threads,
  viewings,
} from '../../src/db/schema.ts';
import type { Cast } from './cast.ts';
import type { TestApplication, TestRequest } from './testApplication.ts';
import { document } from './pdfs.ts';
import { uploaded } from './uploads.ts';

/** Where a request is made. */
export interface Scene {
  readonly app: TestApplication;
  readonly cast: Cast;
}

/** The thread of the tenant and the landlord, who are interested in each other; its message is the landlord's. */
export async function threadId({ app, cast }: Scene): Promise<string> {
  const { queries } = app.database;
  const pair = { tenantId: cast.tenant.userId, announcementId: cast.announcementId };
  for (const table of [tenantInterests, landlordInterests]) {
    await queries.insert(table).values(pair).onConflictDoNothing();
  }
  const [known] = await queries.select().from(threads).where(eq(threads.tenantId, pair.tenantId));
  if (known !== undefined) return known.id;
  const id = uuidv7();
  await queries.insert(threads).values({
    ...pair,
    id,
    landlordId: cast.landlord.userId,
    startedBy: 'landlord',
    subject: 'Testikatu 1, 90100 Oulu',
    landlordSent: 1,
    landlordLast: 1,
    lastMessageAt: app.now,
  });
  await queries
    .insert(messages)
    .values({ id: uuidv7(), threadId: id, number: 1, sender: 'landlord', text: 'Welcome!' });
  return id;
}

let viewingsMade = 0;
/** A moment in a day or so, each time another one. */
export function aheadOf({ app }: Scene): Date {
  viewingsMade += 1;
  return new Date(app.now.getTime() + (1_440 + (viewingsMade % 1_440)) * 60_000);
}

/** The thread of the tenant and the landlord, whose viewings are all cancelled. */
export async function freeThread(scene: Scene): Promise<string> {
  const thread = await threadId(scene);
  await scene.app.database.queries
    .update(viewings)
    .set({ state: 'cancelled' })
    .where(eq(viewings.threadId, thread));
  return thread;
}

/** The only upcoming viewing of the tenant and the landlord. */
export async function viewingId(scene: Scene): Promise<string> {
  const id = uuidv7();
  await scene.app.database.queries.insert(viewings).values({
    id,
    threadId: await freeThread(scene),
    startsAt: aheadOf(scene),
    lengthMinutes: 30,
    state: 'booked',
    proposedBy: 'tenant',
    updatedAt: scene.app.now,
  });
  return id;
}

/** The landlord's message, which the tenant may report. */
export async function messageId(scene: Scene): Promise<string> {
  const { queries } = scene.app.database;
  const [message] = await queries
    .select()
    .from(messages)
    .where(eq(messages.threadId, await threadId(scene)));
  return message?.id ?? '';
}

/** A picture that the tenant has uploaded to the thread, sent already or not. */
export async function attachmentId(scene: Scene, { isSent }: { readonly isSent: boolean }): Promise<string> {
  const { app, cast } = scene;
  const url = `/threads/${await threadId(scene)}/attachments`;
  const { id } = await uploaded(app, cast.tenant.bearer, url);
  if (isSent) {
    await app.database.queries
      .update(messageAttachments)
      .set({ messageId: await messageId(scene) })
      .where(eq(messageAttachments.id, id));
  }
  return id;
}

/** A document of the landlord's announcement, which has room for it again. */
export async function documentUpload({ app, cast }: Scene): Promise<TestRequest> {
  await app.database.queries.delete(announcementDocuments);
  return document(`/documents/${cast.announcementId}`);
}

/** A report of the landlord's announcement by the tenant, in the state that is asked for. */
export async function reportId(
  { app, cast }: Scene,
  state: (typeof reports.$inferSelect)['state'] = 'open',
): Promise<string> {
  const { queries } = app.database;
  await queries.delete(reports).where(eq(reports.reporterId, cast.tenant.userId));
  const id = uuidv7();
  await queries.insert(reports).values({
    id,
    reporterId: cast.tenant.userId,
    affectedId: cast.landlord.userId,
    kind: 'announcement',
    announcementId: cast.announcementId,
    subject: 'Testikatu 1, 90100 Oulu',
    reason: 'spam',
    state,
    createdAt: app.now,
    ...(state !== 'open' && { decision: 'warned', statement: 'It is spam', decidedAt: app.now }),
  });
  return id;
}
