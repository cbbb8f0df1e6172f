import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachmentLimits } from '@tilava/domain/attachments';
import { picturesPerResidence } from '@tilava/domain/pictures';
import { maxBlocks, reportsPerDay } from '@tilava/domain/safety';
import { eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { vi } from 'vitest';
import { announcements, files, reports, users } from '../../src/db/schema.ts';
import { confirmPassword, temporaryBearer } from './cast.ts';
import { type Provocation, validRequest } from './provocations.ts';
import { document, pdf } from './pdfs.ts';
import { header } from './pngs.ts';
import { reportId, threadId } from './scenes.ts';
import { upsert } from './premises.ts';
import { get, patch, picture, post, put, remove } from './validRequests.ts';
import * as so from './provocations.ts';
import { freePort } from './serverProcess.ts';
import { startTestApplication, type TestRequest } from './testApplication.ts';

/** Of so many pixels that it is refused by its header. */
export const hugePicture = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  header({ width: 20_000, height: 20_000 }),
]);

/** A file that is no picture any more cannot be narrowed. */
export const spoiltPicture: Provocation = async ({ app }) => {
  const folder = join(app.folder, 'files', 'production');
  const key = crypto.randomUUID().replaceAll('-', '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, key), 'no picture');
  return app.send(get(`/files/${key}?width=160`));
};

/** A picture that the caller has already. */
export const unchanged: Provocation = async (cell) => {
  const request = await validRequest(cell);
  let answer = await cell.app.send(request);
  // Between two answers the database may have grown, whose size the state of the system tells.
  for (let tries = 0; tries < 3 && answer.statusCode === 200; tries += 1) {
    const { etag = '' } = answer.headers;
    answer = await cell.app.send({ ...request, headers: { 'if-none-match': etag } });
  }
  return answer;
};

/** Changes since a cursor; without one there's another answer each time. */
const unchangedSince: Provocation = async ({ app, cast }) => {
  const { bearer } = cast.tenant;
  const { nextCursor } = (await app.send({ ...get('/changes'), bearer })).json<{ nextCursor: string }>();
  const request = { ...get(`/changes?after=${nextCursor}`), bearer };
  const { etag = '' } = (await app.send(request)).headers;
  return app.send({ ...request, headers: { 'if-none-match': etag } });
};

/** The last admin, by the same one. */
export const ofTheLastAdmin: Provocation = async (cell) => {
  const { app, cast } = cell;
  const { admin } = cast;
  const { queries } = app.database;
  const others = await queries
    .update(users)
    .set({ isAdmin: false })
    .where(ne(users.id, admin.userId))
    .returning();
  if (others.length === 0) throw new Error('There was nobody else');
  await confirmPassword(app, admin);
  return app.send({ ...remove(`/user/${admin.userId}`), bearer: admin.bearer });
};

/** Who logged in by a temporary password reads nobody but oneself, an admin neither. */
export const anAdminWithTemporaryPassword: Provocation = async ({ app, cast }) =>
  app.send({ ...get(`/user/${cast.tenant.userId}`), bearer: await temporaryBearer(app, cast.admin) });

/** A picture that a residence has no room for. */
export const withTooManyPictures: Provocation = async (cell) => {
  const { app, cast } = cell;
  const { userId } = cast.landlord;
  const others = Array.from({ length: picturesPerResidence - 1 }, (_, index) => ({
    id: uuidv7(),
    key: `${cast.picture.key}-${index}`,
    name: 'more.png',
    userId,
    residenceId: cast.residenceId,
    position: index + 1,
  }));
  await app.database.queries.insert(files).values(others);
  const request = patch(`/residence/${cast.residenceId}`, { surroundPics: [cast.looseFile.id] });
  return app.send({ ...request, bearer: cast.landlord.bearer });
};

const { server } = so;

const refusedToOthers = {
  401: so.withoutBearer,
  403: so.by('admin'),
  404: so.by('landlord'),
  ...server,
} as const;

const readByTheirTenant = { 200: so.succeed, 400: so.misspelt, ...refusedToOthers } as const;

const refusedChanges = {
  400: so.withBody({}),
  413: so.tooLarge,
  415: so.ofAnotherType,
  507: so.full,
  ...refusedToOthers,
} as const;

const refusedCommands = { 400: so.misspelt, 507: so.full, ...refusedToOthers } as const;

const refusedViewings = {
  ...refusedChanges,
  404: so.by('otherTenant'),
  409: so.twiceAtOnce,
  422: so.withUsedKey,
  429: so.tooOften,
} as const;

const sendingAttachment = (content: Uint8Array) =>
  so.sending('tenant', async (scene) => picture(`/threads/${await threadId(scene)}/attachments`, content));

const sendingDocument = (content: Uint8Array) =>
  so.sending('landlord', ({ cast }) => document(`/documents/${cast.announcementId}`, content));

/** Where each status of the operations of alerts and interest is provoked. */
export const alertProvocations = {
  listReceivedInterests: readByTheirTenant,
  updateReceivedInterests: { 204: so.succeed, ...refusedChanges },
  sendMessage: {
    201: so.succeed,
    ...refusedChanges,
    404: so.by('otherTenant'),
    409: so.twiceAtOnce,
    422: so.withUsedKey,
    429: so.tooOften,
  },
  listChanges: {
    200: so.succeed,
    304: unchangedSince,
    400: so.withQuery('after=none'),
    401: so.withoutBearer,
    403: so.by('admin'),
    410: so.withQuery('after=0000000000000000.0.1-1'),
    ...server,
  },
  streamEvents: { ...readByTheirTenant, ...so.serverOfCaller },
  listThreads: readByTheirTenant,
  getThread: { ...readByTheirTenant, 404: so.by('otherTenant') },
  listMessages: { ...readByTheirTenant, 404: so.by('otherTenant') },
  updateThread: { 200: so.succeed, ...refusedChanges, 404: so.by('otherTenant') },
  uploadAttachment: {
    201: so.succeed,
    ...refusedToOthers,
    400: sendingAttachment(Buffer.from('no picture')),
    404: so.by('otherTenant'),
    409: so.twiceAtOnce,
    413: sendingAttachment(hugePicture),
    415: so.sending('tenant', async (scene) => post(`/threads/${await threadId(scene)}/attachments`, {})),
    422: so.withUsedKey,
    429: so.tooOften,
    507: so.full,
  },
  uploadDocument: {
    201: so.succeed,
    ...refusedToOthers,
    400: sendingDocument(Buffer.from('no document')),
    403: so.by('tenant'),
    404: so.by('otherLandlord'),
    409: so.twiceAtOnce,
    413: sendingDocument(Buffer.concat([pdf(), Buffer.alloc(attachmentLimits.size)])),
    415: so.sending('landlord', ({ cast }) => post(`/documents/${cast.announcementId}`, {})),
    422: so.withUsedKey,
    429: so.tooOften,
    507: so.full,
  },
  listDocuments: { ...readByTheirTenant, 403: so.withTemporaryPassword, 404: so.by('otherTenant') },
  getAttachment: { ...readByTheirTenant, 404: so.by('otherTenant') },
  deleteAttachment: { 204: so.succeed, 400: so.misspelt, ...refusedToOthers },
  getViewingHours: { ...readByTheirTenant, 404: so.by('otherLandlord') },
  updateViewingHours: {
    200: so.succeed,
    ...refusedChanges,
    404: so.by('otherLandlord'),
    412: so.outdated,
  },
  listViewingTimes: { ...readByTheirTenant, 404: so.by('otherTenant') },
  createViewing: { 201: so.succeed, ...refusedViewings },
  updateViewing: { 200: so.succeed, ...refusedViewings },
  listViewings: readByTheirTenant,
  getCalendar: readByTheirTenant,
  renewCalendar: { 200: so.succeed, ...refusedCommands },
  deleteCalendar: { 204: so.succeed, ...refusedCommands },
  getAlerts: readByTheirTenant,
  updateAlerts: { 200: so.succeed, ...refusedChanges },
  createUnsubscription: {
    204: so.succeed,
    400: so.sending(null, () => post('/unsubscription/no-code')),
    404: so.sending(null, () => post(`/unsubscription/${'a'.repeat(43)}`)),
    429: so.tooOften,
    507: so.full,
    ...server,
  },
} as const;

/** Publishes what an admin has hidden because of a report. */
const publishingWithheld =
  (make: (id: string) => TestRequest): Provocation =>
  async (scene) => {
    const { app, cast } = scene;
    const { queries } = app.database;
    const id = await reportId(scene, 'decided');
    await queries.update(reports).set({ decision: 'announcementHidden' }).where(eq(reports.id, id));
    await queries
      .update(announcements)
      .set({ isActive: false })
      .where(eq(announcements.id, cast.announcementId));
    return app.send({ ...make(cast.announcementId), bearer: cast.landlord.bearer });
  };

const byReference = (id: string, body: object) => put(`/announcements/by-reference/${id}`, body);
const { 404: _nobodys, ...refusedUpserts } = { ...refusedChanges, 403: so.by('tenant') } as const;

/** Where each status of what changes announcements is provoked. */
export const announcementProvocations = {
  updateAnnouncement: {
    200: so.succeed,
    ...refusedUpserts,
    404: so.by('otherLandlord'),
    409: publishingWithheld((id) => patch(`/announcement/${id}`, { isActive: true })),
    412: so.outdated,
  },
  upsertAnnouncement: {
    200: so.sending('landlord', ({ cast }) => byReference(cast.announcementId, upsert)),
    201: so.succeed,
    ...refusedUpserts,
    409: publishingWithheld((id) => byReference(id, { ...upsert, isActive: true })),
  },
  upsertAnnouncementBatch: {
    200: so.succeed,
    ...refusedUpserts,
    413: so.withBody({ announcements: 'x'.repeat(1_100_000) }),
  },
} as const;

/** Who has blocked as many as may be. */
const withTooManyBlocks: Provocation = async (cell) => {
  const request = await validRequest(cell);
  const { app, cast } = cell;
  await app.database.queries.execute(sql`
    with others as (
      insert into users (id, email, password_hash, is_landlord)
      select id, id || '@blocked.example', '', true
      from (select gen_random_uuid() as id from generate_series(1, ${maxBlocks}::integer)) as made
      returning id
    )
    insert into blocks (blocker_id, blocked_id) select ${cast.tenant.userId}::uuid, id from others`);
  return app.send(request);
};

/** Who has made as many reports as may be made in a day. */
const afterManyReports: Provocation = async (cell) => {
  const request = await validRequest(cell);
  const { app, cast } = cell;
  const made = Array.from({ length: reportsPerDay }, () => ({
    id: uuidv7(),
    reporterId: cast.tenant.userId,
    kind: 'message' as const,
    subject: 'Testikatu 1, 90100 Oulu',
    reason: 'spam' as const,
    createdAt: app.now,
  }));
  await app.database.queries.insert(reports).values(made);
  return app.send(request);
};

/** Where each status of the operations of blocks and reports is provoked. */
export const safetyProvocations = {
  addBlock: {
    204: so.succeed,
    400: so.misspelt,
    ...refusedToOthers,
    409: withTooManyBlocks,
    507: so.full,
  },
  deleteBlock: { 204: so.succeed, 400: so.misspelt, ...refusedToOthers, 507: so.full },
  listBlocks: readByTheirTenant,
  createReport: {
    201: so.succeed,
    ...refusedChanges,
    404: so.by('otherTenant'),
    429: afterManyReports,
  },
  listReportsOfUser: readByTheirTenant,
  createAppeal: {
    200: so.succeed,
    ...refusedChanges,
    404: so.by('tenant'),
    409: so.sending('landlord', async (scene) =>
      post(`/reports/${await reportId(scene, 'closed')}/appeal`, { text: 'Once more' }),
    ),
  },
  getReport: {
    200: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    403: so.by('tenant'),
    404: so.ofNobody,
    507: so.full,
    ...server,
  },
  updateReport: {
    200: so.succeed,
    ...refusedChanges,
    403: so.by('tenant'),
    404: so.ofNobody,
    409: so.sending('admin', async (scene) =>
      patch(`/reports/${await reportId(scene, 'closed')}`, {
        decision: 'dismissed',
        statement: 'It is fine',
      }),
    ),
  },
} as const;

/** Asks for a picture of an application whose object store nobody answers at. */
export const unreachableObjectStore: Provocation = async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing');
  const app = await startTestApplication({
    FILES_S3_BUCKET: 'pictures',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  });
  try {
    return await app.send(get(`/files/${'ab'.repeat(16)}`));
  } finally {
    await app.close();
    vi.unstubAllEnvs();
  }
};
