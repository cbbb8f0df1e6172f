import { eq } from 'drizzle-orm';
import { blocks, members, needs } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import type { OperationId } from '../../src/http/operations.ts';
import { landlordAccount, wantedSpace } from './accounts.ts';
import { invitationCode, keyPath, subscriptionCode, unsubscriptionCode, verificationCode } from './codes.ts';
import { addColleague, confirmPassword, type Role } from './cast.ts';
import {
  aheadOf,
  attachmentId,
  documentUpload,
  freeThread,
  messageId,
  reportId,
  threadId,
  viewingId,
  type Scene,
} from './scenes.ts';
import { png } from './pngs.ts';
import { premises, upsert } from './premises.ts';
import type { TestRequest } from './testApplication.ts';
import { form, uploaded } from './uploads.ts';
import { webhookRequests } from './webhooks.ts';

const newKey = { label: 'PMS', scopes: ['announcements:write'] };

/** A request without a bearer. */
export type MakeRequest = (scene: Scene) => TestRequest | Promise<TestRequest>;

interface ValidRequest {
  /** Who makes it; null for a visitor. */
  readonly by: Role | null;
  readonly make: MakeRequest;
}

/** An email that nobody has. */
export const newEmail = (): string => `${crypto.randomUUID()}@new.example`;

export const get = (url: string): TestRequest => ({ method: 'GET', url });
export const post = (url: string, body?: unknown): TestRequest => ({ method: 'POST', url, body });
export const patch = (url: string, body: unknown): TestRequest => ({ method: 'PATCH', url, body });
export const put = (url: string, body: unknown): TestRequest => ({ method: 'PUT', url, body });
export const remove = (url: string): TestRequest => ({ method: 'DELETE', url });

/** An upload of a small picture with a name of its own. */
export const picture = (url: string, content: Uint8Array = png({ width: 2, height: 2 })): TestRequest => ({
  method: 'POST',
  url,
  ...form([{ name: `${crypto.randomUUID()}.png`, content }]),
});

/** Asks the product's own register, which has all of Helsinki's streets. */
async function placeId({ app }: Scene): Promise<string> {
  const answer = await app.send({ ...get('/places?input=Mannerheimintie'), address: newAddress() });
  const { results } = answer.json<{ results: { placeId: string }[] }>();
  return results[0]?.placeId ?? '';
}

/** A colleague of the landlord's, as a path. */
const colleague = async (scene: Scene): Promise<string> =>
  `/user/${of('landlord', scene)}/team/${(await addColleague(scene.app, scene.cast, 'editor')).userId}`;

let addresses = 0;
/** A network address that no other request came from, so that limits by address are not met by chance. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const of = (role: Role | 'newcomer', { cast }: Scene) => cast[role].userId;
const pair = ({ cast }: Scene) => `/user/${cast.tenant.userId}/favorite/${cast.announcementId}`;
const interest = ({ cast }: Scene) => `/user/${cast.tenant.userId}/interested/${cast.announcementId}`;
const block = (scene: Scene) => `/user/${of('tenant', scene)}/blocks/${of('landlord', scene)}`;
const credentials = ({ email }: { readonly email: string }) => ({ email, password: demoPassword });

/** A request for each operation that succeeds, whatever was sent before: what it needs is made for it. */
export const validRequests: Readonly<Record<OperationId, ValidRequest>> = {
  verifyBearer: { by: 'tenant', make: () => get('/bearers') },
  createBearer: { by: null, make: ({ cast }) => post('/bearers', credentials(cast.tenant)) },
  deleteBearer: { by: 'tenant', make: () => remove('/bearers') },
  checkCredentials: { by: 'tenant', make: ({ cast }) => post('/bearers/check', credentials(cast.tenant)) },
  verifyUser: {
    by: null,
    make: async (scene) => get(`/verification/${of('newcomer', scene)}/${await verificationCode(scene)}`),
  },
  sendVerificationMail: {
    by: null,
    make: ({ cast }) => post('/verification/mail', credentials(cast.newcomer)),
  },

  listUsers: { by: 'admin', make: () => get('/users') },
  createUser: { by: null, make: () => post('/users', landlordAccount(newEmail())) },
  sendPasswordReset: { by: null, make: ({ cast }) => post('/user/reset', { email: cast.tenant.email }) },
  getUser: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}`) },
  updateUser: {
    by: 'tenant',
    make: (scene) => patch(`/user/${of('tenant', scene)}`, { description: 'Seeks quiet premises' }),
  },
  deleteUser: {
    by: 'tenant',
    make: async (scene) => {
      await confirmPassword(scene.app, scene.cast.tenant);
      return remove(`/user/${of('tenant', scene)}`);
    },
  },
  getUserExport: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/export`) },

  listAnnouncementsOfUser: {
    by: 'landlord',
    make: (scene) => get(`/user/${of('landlord', scene)}/announcement`),
  },
  getAnnouncement: { by: 'tenant', make: ({ cast }) => get(`/announcement/${cast.announcementId}`) },
  listDocuments: { by: 'tenant', make: ({ cast }) => get(`/documents/${cast.announcementId}`) },
  uploadDocument: { by: 'landlord', make: documentUpload },
  updateAnnouncement: {
    by: 'landlord',
    make: ({ cast }) => patch(`/announcement/${cast.announcementId}`, { isActive: false }),
  },
  createResidence: {
    by: 'landlord',
    // With a picture, so that no two are the same request.
    make: async ({ app, cast }) =>
      post('/residence', { houseType: 'office', file: [await uploaded(app, cast.landlord.bearer)] }),
  },
  getResidence: { by: 'landlord', make: ({ cast }) => get(`/residence/${cast.residenceId}`) },
  updateResidence: {
    by: 'landlord',
    make: ({ cast }) =>
      patch(`/residence/${cast.residenceId}`, { propertyPics: [cast.looseFile.id, cast.picture.id] }),
  },
  createAnnouncement: {
    by: 'landlord',
    make: ({ cast }) =>
      post(`/announcement/residence/${cast.looseResidenceId}`, { ...premises, view: crypto.randomUUID() }),
  },
  createAnnouncementCopy: {
    by: 'landlord',
    make: ({ cast }) => post(`/announcement/copy/${cast.announcementId}`),
  },
  upsertAnnouncement: {
    by: 'landlord',
    make: () => put(`/announcements/by-reference/${crypto.randomUUID()}`, upsert),
  },
  upsertAnnouncementBatch: {
    by: 'landlord',
    make: () =>
      post('/announcements/batch', {
        announcements: [{ reference: crypto.randomUUID(), announcement: upsert }],
      }),
  },

  listFavorites: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/favorites`) },
  addFavorite: { by: 'tenant', make: (scene) => post(pair(scene)) },
  deleteFavorite: { by: 'tenant', make: (scene) => remove(pair(scene)) },
  addInterest: { by: 'landlord', make: (scene) => post(interest(scene)) },
  deleteInterest: { by: 'landlord', make: (scene) => remove(interest(scene)) },

  listReceivedInterests: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/interests`) },
  updateReceivedInterests: {
    by: 'tenant',
    make: (scene) => patch(`/user/${of('tenant', scene)}/interests`, { until: '2026-11-20T09:00:00Z' }),
  },

  addBlock: {
    by: 'tenant',
    make: async (scene) => {
      await threadId(scene);
      const { app, cast } = scene;
      await app.database.queries.delete(blocks).where(eq(blocks.blockerId, cast.tenant.userId));
      return post(block(scene));
    },
  },
  deleteBlock: { by: 'tenant', make: (scene) => remove(block(scene)) },
  listBlocks: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/blocks`) },
  createReport: {
    by: 'tenant',
    make: async (scene) =>
      post('/reports', { kind: 'message', item: await messageId(scene), reason: 'spam', text: 'An advert' }),
  },
  listReportsOfUser: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/reports`) },
  createAppeal: {
    by: 'landlord',
    make: async (scene) =>
      post(`/reports/${await reportId(scene, 'decided')}/appeal`, { text: crypto.randomUUID() }),
  },
  listReports: { by: 'admin', make: () => get('/reports') },
  getReport: { by: 'admin', make: async (scene) => get(`/reports/${await reportId(scene)}`) },
  updateReport: {
    by: 'admin',
    make: async (scene) =>
      patch(`/reports/${await reportId(scene)}`, { decision: 'warned', statement: 'It is an advert' }),
  },
  listKeys: { by: 'landlord', make: (scene) => get(`/user/${of('landlord', scene)}/keys`) },
  createKey: { by: 'landlord', make: (scene) => post(`/user/${of('landlord', scene)}/keys`, newKey) },
  deleteKey: { by: 'landlord', make: async (scene) => remove(await keyPath(scene)) },
  listKeyCalls: { by: 'landlord', make: async (scene) => get(`${await keyPath(scene)}/calls`) },
  ...webhookRequests,
  listTeam: { by: 'landlord', make: (scene) => get(`/user/${of('landlord', scene)}/team`) },
  createInvitation: {
    by: 'landlord',
    make: (scene) => post(`/user/${of('landlord', scene)}/team`, { email: newEmail(), role: 'editor' }),
  },
  updateMember: {
    by: 'landlord',
    make: async (scene) => patch(await colleague(scene), { role: 'viewer' }),
  },
  deleteMember: { by: 'landlord', make: async (scene) => remove(await colleague(scene)) },
  getInvitation: { by: null, make: async (scene) => get(`/invitations/${await invitationCode(scene)}`) },
  createMember: {
    by: 'otherLandlord',
    make: async (scene) => {
      const { app, cast } = scene;
      await app.database.queries.delete(members).where(eq(members.userId, cast.otherLandlord.userId));
      return post(`/invitations/${await invitationCode(scene)}`, {});
    },
  },
  sendMessage: {
    by: 'tenant',
    make: async (scene) => {
      await threadId(scene);
      const { announcementId: announcement } = scene.cast;
      return post('/messages', { announcement, tenant: of('tenant', scene), text: crypto.randomUUID() });
    },
  },
  listChanges: { by: 'tenant', make: () => get('/changes') },
  streamEvents: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/events?seconds=0`) },
  listThreads: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/threads`) },
  getThread: { by: 'tenant', make: async (scene) => get(`/threads/${await threadId(scene)}`) },
  listMessages: { by: 'tenant', make: async (scene) => get(`/threads/${await threadId(scene)}/messages`) },
  updateThread: {
    by: 'tenant',
    make: async (scene) => patch(`/threads/${await threadId(scene)}`, { seen: 1 }),
  },

  uploadAttachment: {
    by: 'tenant',
    make: async (scene) => picture(`/threads/${await threadId(scene)}/attachments`),
  },
  getAttachment: {
    by: 'tenant',
    make: async (scene) => get(`/attachments/${await attachmentId(scene, { isSent: true })}`),
  },
  deleteAttachment: {
    by: 'tenant',
    make: async (scene) => remove(`/attachments/${await attachmentId(scene, { isSent: false })}`),
  },

  getViewingHours: { by: 'landlord', make: ({ cast }) => get(`/viewing-hours/${cast.announcementId}`) },
  updateViewingHours: {
    by: 'landlord',
    make: ({ cast }) =>
      patch(`/viewing-hours/${cast.announcementId}`, {
        rules: [
          {
            day: null,
            weekday: 3,
            from: '15:00',
            until: '17:00',
            lengthMinutes: 30,
            bufferMinutes: 0,
            capacity: 2,
          },
        ],
      }),
  },
  listViewingTimes: {
    by: 'tenant',
    make: async (scene) => get(`/threads/${await threadId(scene)}/viewing-times`),
  },
  createViewing: {
    by: 'landlord',
    make: async (scene) =>
      post('/viewings', { thread: await freeThread(scene), startsAt: aheadOf(scene), lengthMinutes: 30 }),
  },
  updateViewing: {
    by: 'landlord',
    make: async (scene) =>
      patch(`/viewings/${await viewingId(scene)}`, { sequence: 0, startsAt: aheadOf(scene) }),
  },
  listViewings: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/viewings`) },
  getCalendar: { by: 'tenant', make: (scene) => get(`/user/${of('tenant', scene)}/calendar`) },
  renewCalendar: { by: 'tenant', make: (scene) => post(`/user/${of('tenant', scene)}/calendar`) },
  deleteCalendar: { by: 'tenant', make: (scene) => remove(`/user/${of('tenant', scene)}/calendar`) },

  listProperties: { by: 'admin', make: () => get('/properties') },
  createProperty: {
    by: 'otherTenant',
    make: async ({ app, cast }) => {
      await app.database.queries.delete(needs).where(eq(needs.userId, cast.otherTenant.userId));
      return post('/properties', wantedSpace({ description: crypto.randomUUID() }));
    },
  },
  listPropertiesOfUser: { by: 'tenant', make: (scene) => get(`/properties/user/${of('tenant', scene)}`) },
  getProperty: { by: 'tenant', make: ({ cast }) => get(`/properties/${cast.needId}`) },
  simulateListing: {
    by: 'landlord',
    make: ({ cast }) => post(`/insights/${cast.propertyId}/simulation`, { rentChange: -5 }),
  },
  getInsights: { by: 'tenant', make: ({ cast }) => get(`/insights/${cast.needId}`) },
  getAlerts: { by: 'tenant', make: ({ cast }) => get(`/alerts/${cast.needId}`) },
  updateAlerts: {
    by: 'tenant',
    make: ({ cast }) => patch(`/alerts/${cast.needId}`, { frequency: 'weekly' }),
  },
  createUnsubscription: {
    by: null,
    make: async (scene) => post(`/unsubscription/${await unsubscriptionCode(scene)}`),
  },
  updateProperty: {
    by: 'tenant',
    make: ({ cast }) => patch(`/properties/${cast.needId}`, { description: 'Bright' }),
  },
  deleteProperty: { by: 'admin', make: ({ cast }) => remove(`/properties/${cast.needId}`) },

  findMatches: {
    by: 'tenant',
    make: ({ cast }) => post('/matchmaking?favorite=false', { property: cast.needId }),
  },

  uploadFile: { by: 'tenant', make: () => picture('/files') },
  renewFiles: {
    by: 'landlord',
    make: ({ cast }) => post('/files/renewals', { ids: [cast.looseFile.id] }),
  },
  getFile: {
    by: null,
    make: async ({ app, cast }) => get(`/files/${(await uploaded(app, cast.tenant.bearer)).key}`),
  },
  deleteFile: { by: 'landlord', make: ({ cast }) => remove(`/files/${cast.picture.id}`) },
  uploadUserPicture: { by: 'admin', make: (scene) => picture(`/files/user/${of('tenant', scene)}`) },
  uploadResidencePicture: {
    by: 'admin',
    make: ({ cast }) => picture(`/files/residence/${cast.residenceId}`),
  },

  listPlaces: { by: null, make: () => get('/places?input=Mannerheimintie') },
  getNearestPlace: { by: null, make: () => get('/places/nearest?x=60.1653&y=24.9391') },
  getPlace: {
    by: null,
    make: async (scene) => get(`/places/${encodeURIComponent(await placeId(scene))}`),
  },
  createSubscription: { by: null, make: () => post('/newsletter', { email: newEmail() }) },
  verifySubscription: {
    by: null,
    make: async (scene) => post(`/newsletter/${await subscriptionCode(scene)}`),
  },

  listAuditEntries: { by: 'admin', make: () => get('/audit') },
  getSystemState: { by: 'admin', make: () => get('/system') },
};
