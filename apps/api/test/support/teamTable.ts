import type { OperationId } from '../../src/http/operations.ts';
import type { Person } from './cast.ts';
import { premises } from './premises.ts';
import { attachmentId, messageId, threadId, type Scene } from './scenes.ts';
import type { TestRequest } from './testApplication.ts';
import { uploaded } from './uploads.ts';
import { get, patch, picture, post, remove, validRequests } from './validRequests.ts';

/** Statuses that a viewer, an editor and an owner are answered. */
type Answers = readonly [viewer: number, editor: number, owner: number];

export interface TeamRow {
  readonly answers: Answers;
  readonly make: (scene: Scene, colleague: Person) => TestRequest | Promise<TestRequest>;
}

/** The operation's valid request, which is the landlord's. */
const valid = (id: OperationId, ...answers: Answers): TeamRow => ({ answers, make: validRequests[id].make });
const row = (make: TeamRow['make'], ...answers: Answers): TeamRow => ({ answers, make });
const inThread = (make: (id: string) => TestRequest) => async (scene: Scene) => make(await threadId(scene));
/** A colleague's own id stands for the landlord's. */
const ofColleague =
  (make: (path: string) => TestRequest): TeamRow['make'] =>
  (_, { userId }) =>
    make(`/user/${userId}`);

/**
 * What colleagues of a landlord are answered, by their roles, about what is the landlord's; null where the call has
 * nothing to do with landlords.
 */
export const teamTable: Readonly<Record<OperationId, TeamRow | null>> = {
  createBearer: null,
  verifyBearer: row(() => get('/bearers'), 200, 200, 200),
  deleteBearer: row(() => remove('/bearers'), 204, 204, 204),
  checkCredentials: null,
  verifyUser: null,
  sendVerificationMail: null,
  sendPasswordReset: null,
  createUser: null,
  // The account stays the landlord's own, and the colleague's is their own.
  getUser: row(({ cast }) => get(`/user/${cast.landlord.userId}`), 404, 404, 404),
  updateUser: row(
    ({ cast }) => patch(`/user/${cast.landlord.userId}`, { description: 'New' }),
    404,
    404,
    404,
  ),
  deleteUser: row(({ cast }) => remove(`/user/${cast.landlord.userId}`), 404, 404, 404),
  getUserExport: row(({ cast }) => get(`/user/${cast.landlord.userId}/export`), 404, 404, 404),
  listUsers: null,

  getAnnouncement: row(({ cast }) => get(`/announcement/${cast.hiddenId}`), 200, 200, 200),
  listAnnouncementsOfUser: row(
    ofColleague((path) => get(`${path}/announcement`)),
    200,
    200,
    200,
  ),
  updateAnnouncement: valid('updateAnnouncement', 403, 200, 200),
  createAnnouncement: row(
    ({ cast }) => post(`/announcement/residence/${cast.looseResidenceId}`, premises),
    403,
    201,
    201,
  ),
  listDocuments: row(({ cast }) => get(`/documents/${cast.hiddenId}`), 200, 200, 200),
  uploadDocument: valid('uploadDocument', 403, 201, 201),
  createAnnouncementCopy: valid('createAnnouncementCopy', 403, 201, 201),
  upsertAnnouncement: valid('upsertAnnouncement', 403, 201, 201),
  upsertAnnouncementBatch: valid('upsertAnnouncementBatch', 403, 200, 200),
  createResidence: row(
    async ({ app }, { bearer }) =>
      post('/residence', { houseType: 'office', file: [await uploaded(app, bearer)] }),
    403,
    201,
    201,
  ),
  getResidence: valid('getResidence', 200, 200, 200),
  updateResidence: valid('updateResidence', 403, 200, 200),
  getProperty: row(({ cast }) => get(`/properties/${cast.hiddenPropertyId}`), 200, 200, 200),
  listPropertiesOfUser: row(({ cast }) => get(`/properties/user/${cast.landlord.userId}`), 200, 200, 200),
  listProperties: null,
  createProperty: null,
  updateProperty: row(
    ({ cast }) => patch(`/properties/${cast.propertyId}`, { description: 'Bright' }),
    403,
    200,
    200,
  ),
  deleteProperty: row(({ cast }) => remove(`/properties/${cast.propertyId}`), 403, 204, 204),
  findMatches: row(
    ({ cast }) => post('/matchmaking?all=true', { announcement: cast.announcementId }),
    200,
    200,
    200,
  ),
  getInsights: row(({ cast }) => get(`/insights/${cast.propertyId}`), 200, 200, 200),
  simulateListing: valid('simulateListing', 200, 200, 200),
  getAlerts: row(({ cast }) => get(`/alerts/${cast.propertyId}`), 200, 200, 200),
  updateAlerts: row(({ cast }) => patch(`/alerts/${cast.propertyId}`, { threshold: 80 }), 403, 200, 200),
  createUnsubscription: null,

  listFavorites: null,
  addFavorite: null,
  deleteFavorite: null,
  addInterest: valid('addInterest', 403, 204, 204),
  deleteInterest: valid('deleteInterest', 403, 204, 204),
  listReceivedInterests: row(
    ofColleague((path) => get(`${path}/interests`)),
    200,
    200,
    200,
  ),
  updateReceivedInterests: row(
    ofColleague((path) => patch(`${path}/interests`, { until: '2026-11-20T09:00:00Z' })),
    403,
    204,
    204,
  ),
  listChanges: valid('listChanges', 200, 200, 200),
  streamEvents: row(
    ofColleague((path) => get(`${path}/events?seconds=0`)),
    200,
    200,
    200,
  ),

  sendMessage: valid('sendMessage', 403, 201, 201),
  listThreads: row(
    ofColleague((path) => get(`${path}/threads`)),
    200,
    200,
    200,
  ),
  getThread: valid('getThread', 200, 200, 200),
  listMessages: valid('listMessages', 200, 200, 200),
  updateThread: valid('updateThread', 403, 200, 200),
  uploadAttachment: row(
    inThread((id) => picture(`/threads/${id}/attachments`)),
    403,
    201,
    201,
  ),
  getAttachment: valid('getAttachment', 200, 200, 200),
  // The tenant's.
  deleteAttachment: row(
    async (scene) => remove(`/attachments/${await attachmentId(scene, { isSent: false })}`),
    403,
    404,
    404,
  ),
  getViewingHours: valid('getViewingHours', 200, 200, 200),
  updateViewingHours: valid('updateViewingHours', 403, 200, 200),
  listViewingTimes: valid('listViewingTimes', 200, 200, 200),
  createViewing: valid('createViewing', 403, 201, 201),
  updateViewing: valid('updateViewing', 403, 200, 200),
  listViewings: row(
    ofColleague((path) => get(`${path}/viewings`)),
    200,
    200,
    200,
  ),
  getCalendar: row(
    ofColleague((path) => get(`${path}/calendar`)),
    200,
    200,
    200,
  ),
  renewCalendar: row(
    ofColleague((path) => post(`${path}/calendar`)),
    403,
    403,
    200,
  ),
  deleteCalendar: row(
    ofColleague((path) => remove(`${path}/calendar`)),
    403,
    403,
    204,
  ),
  addBlock: row(
    async (scene) => {
      await threadId(scene);
      return post(`/user/${scene.cast.landlord.userId}/blocks/${scene.cast.tenant.userId}`);
    },
    403,
    204,
    204,
  ),
  deleteBlock: row(
    ({ cast }) => remove(`/user/${cast.landlord.userId}/blocks/${cast.tenant.userId}`),
    403,
    204,
    204,
  ),
  listBlocks: row(
    ofColleague((path) => get(`${path}/blocks`)),
    200,
    200,
    200,
  ),
  // One's own message isn't there to be reported.
  createReport: row(
    async (scene) => post('/reports', { kind: 'message', item: await messageId(scene), reason: 'spam' }),
    403,
    404,
    404,
  ),
  listReportsOfUser: row(
    ofColleague((path) => get(`${path}/reports`)),
    200,
    200,
    200,
  ),
  createAppeal: valid('createAppeal', 403, 200, 200),
  listReports: null,
  getReport: null,
  updateReport: null,

  listKeys: valid('listKeys', 403, 403, 200),
  createKey: valid('createKey', 403, 403, 201),
  deleteKey: valid('deleteKey', 403, 403, 204),
  listKeyCalls: valid('listKeyCalls', 403, 403, 200),
  listWebhooks: valid('listWebhooks', 403, 403, 200),
  createWebhook: valid('createWebhook', 403, 403, 201),
  updateWebhook: valid('updateWebhook', 403, 403, 200),
  deleteWebhook: valid('deleteWebhook', 403, 403, 204),
  listDeliveries: valid('listDeliveries', 403, 403, 200),
  sendTestEvent: valid('sendTestEvent', 403, 403, 201),
  sendDelivery: valid('sendDelivery', 403, 403, 200),
  listTeam: row(
    ofColleague((path) => get(`${path}/team`)),
    200,
    200,
    200,
  ),
  createInvitation: valid('createInvitation', 403, 403, 201),
  updateMember: valid('updateMember', 403, 403, 200),
  // Of somebody else; all may leave.
  deleteMember: valid('deleteMember', 404, 404, 204),
  getInvitation: null,
  createMember: null,

  uploadFile: valid('uploadFile', 201, 201, 201),
  renewFiles: valid('renewFiles', 200, 200, 200),
  deleteFile: valid('deleteFile', 404, 204, 204),
  getFile: null,
  uploadUserPicture: null,
  uploadResidencePicture: null,

  listPlaces: null,
  getNearestPlace: null,
  getPlace: null,
  createSubscription: null,
  verifySubscription: null,
  listAuditEntries: null,
  getSystemState: null,
};
