import { demoPassword } from '../../src/demo/seedDemo.ts';
import type { OperationId } from '../../src/http/operations.ts';
import { confirmPassword, type Role } from './cast.ts';
import { premises } from './premises.ts';
import { attachmentId } from './scenes.ts';
import { uploaded } from './uploads.ts';
import { get, type MakeRequest, patch, picture, post, remove, validRequests } from './validRequests.ts';

/** Who calls, in the order of the columns. */
export const callers = [
  'nobody',
  'garbage',
  'expired',
  'revoked',
  'tenant',
  'otherTenant',
  'landlord',
  'otherLandlord',
  'admin',
] as const;

/** One call that everybody makes. */
export interface Row {
  /** The statuses, a column for each of `callers`. */
  readonly answers: string;
  /** Whose bearer has expired or was ended: somebody for whom it would be good. */
  readonly rightful: Role;
  readonly make: MakeRequest;
}

/** The operation's valid request (see validRequests), made by everybody. */
const plainRow = (id: OperationId, answers: string): Readonly<Record<string, Row>> => ({
  'the usual': { answers, rightful: validRequests[id].by ?? 'tenant', make: validRequests[id].make },
});
const rowOf = (rightful: Role, answers: string, make: MakeRequest): Row => ({ answers, rightful, make });

const office = { houseType: 'office', file: [] };

/**
 * What everybody is answered. What is somebody's is the tenant's or the landlord's; the other tenant and the other
 * landlord have nothing to do with it.
 *
 * Columns: nobody, garbage, expired, revoked bearer | tenant, other tenant, landlord, other landlord, admin.
 */
export const permissionTable: Readonly<Record<OperationId, Readonly<Record<string, Row>>>> = {
  //                                            none garb exp  rev  ten  oth  land oth  admin
  verifyBearer: plainRow('verifyBearer', /*     */ '401 401 401 401  200 200 200 200 200'),
  createBearer: plainRow('createBearer', /*     */ '201 201 201 201  201 201 201 201 201'),
  deleteBearer: plainRow('deleteBearer', /*     */ '401 401 401 401  204 204 204 204 204'),
  checkCredentials: {
    ...plainRow('checkCredentials', /*          */ '401 401 401 401  204 403 403 403 403'),
    'of an admin': rowOf('admin', /*           */ '401 401 401 401  403 403 403 403 204', ({ cast }) =>
      post('/bearers/check', { email: cast.admin.email, password: demoPassword }),
    ),
  },
  verifyUser: plainRow('verifyUser', /*         */ '200 200 200 200  200 200 200 200 200'),
  sendVerificationMail: plainRow('sendVerificationMail', '200 200 200 200  200 200 200 200 200'),

  listUsers: plainRow('listUsers', /*           */ '401 401 401 401  403 403 403 403 200'),
  createUser: plainRow('createUser', /*         */ '201 401 401 401  403 403 403 403 201'),
  sendPasswordReset: plainRow('sendPasswordReset', '200 200 200 200  200 200 200 200 200'),
  getUser: {
    ...plainRow('getUser', /*                   */ '401 401 401 401  200 404 404 404 200'),
    'a landlord': rowOf('landlord', /*         */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/user/${cast.landlord.userId}`),
    ),
    'an admin': rowOf('admin', /*              */ '401 401 401 401  404 404 404 404 200', ({ cast }) =>
      get(`/user/${cast.admin.userId}`),
    ),
  },
  updateUser: {
    ...plainRow('updateUser', /*                */ '401 401 401 401  200 404 404 404 200'),
    'a landlord': rowOf('landlord', /*         */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      patch(`/user/${cast.landlord.userId}`, { description: 'Lets quiet premises' }),
    ),
    'a password, the old one unchecked': rowOf('tenant', '401 401 401 401  403 404 404 404 400', ({ cast }) =>
      patch(`/user/${cast.tenant.userId}`, { password: 'quite-another-secret' }),
    ),
  },
  deleteUser: {
    'the password checked': rowOf('tenant', /* */ '401 401 401 401  204 404 404 404 204', async (scene) => {
      await confirmPassword(scene.app, scene.cast.tenant);
      return remove(`/user/${scene.cast.tenant.userId}`);
    }),
    'the password unchecked': rowOf('tenant', /**/ '401 401 401 401  403 404 404 404 204', ({ cast }) =>
      remove(`/user/${cast.tenant.userId}`),
    ),
  },
  getUserExport: plainRow('getUserExport', /*   */ '401 401 401 401  200 404 404 404 200'),

  listAnnouncementsOfUser: {
    ...plainRow('listAnnouncementsOfUser', /*   */ '401 401 401 401  404 404 200 404 200'),
    'a tenant': rowOf('tenant', /*             */ '401 401 401 401  200 404 404 404 200', ({ cast }) =>
      get(`/user/${cast.tenant.userId}/announcement`),
    ),
  },
  getAnnouncement: {
    ...plainRow('getAnnouncement', /*           */ '401 401 401 401  200 404 200 404 200'),
    hidden: rowOf('landlord', /*               */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/announcement/${cast.hiddenId}`),
    ),
  },
  listDocuments: plainRow('listDocuments', /*     */ '401 401 401 401  200 404 200 404 403'),
  uploadDocument: plainRow('uploadDocument', /*   */ '401 401 401 401  403 403 201 404 403'),
  updateAnnouncement: plainRow('updateAnnouncement', '401 401 401 401  403 403 200 404 200'),
  createResidence: {
    'of oneself': rowOf('landlord', /*         */ '401 401 401 401  403 403 201 201 400', () =>
      post('/residence', office),
    ),
    'of the landlord': rowOf('admin', /*       */ '401 401 401 401  403 403 400 400 201', ({ cast }) =>
      post('/residence', { ...office, ownerId: cast.landlord.userId }),
    ),
  },
  getResidence: {
    ...plainRow('getResidence', /*              */ '401 401 401 401  403 403 200 404 200'),
    'that nothing shows': rowOf('landlord', /* */ '401 401 401 401  403 403 200 404 200', ({ cast }) =>
      get(`/residence/${cast.looseResidenceId}`),
    ),
  },
  updateResidence: {
    ...plainRow('updateResidence', /*           */ '401 401 401 401  403 403 200 404 200'),
    'with a file of others': rowOf('landlord', '401 401 401 401  403 403 400 404 400', async (scene) => {
      const { id } = await uploaded(scene.app, scene.cast.tenant.bearer);
      return patch(`/residence/${scene.cast.looseResidenceId}`, { surroundPics: [id] });
    }),
  },
  createAnnouncementCopy: plainRow('createAnnouncementCopy', '401 401 401 401  403 403 201 404 201'),
  upsertAnnouncement: plainRow('upsertAnnouncement', '401 401 401 401  403 403 201 201 403'),
  upsertAnnouncementBatch: plainRow('upsertAnnouncementBatch', '401 401 401 401  403 403 200 200 403'),
  createAnnouncement: {
    ...plainRow('createAnnouncement', /*        */ '401 401 401 401  403 403 201 404 201'),
    'in the name of the landlord': rowOf('admin', '401 401 401 401  403 403 400 400 201', ({ cast }) =>
      post(`/announcement/residence/${cast.looseResidenceId}`, {
        ...premises,
        ownerId: cast.landlord.userId,
      }),
    ),
  },

  listFavorites: plainRow('listFavorites', /*   */ '401 401 401 401  200 404 403 403 200'),
  addFavorite: {
    ...plainRow('addFavorite', /*               */ '401 401 401 401  204 404 403 403 403'),
    hidden: rowOf('tenant', /*                 */ '401 401 401 401  404 404 403 403 403', ({ cast }) =>
      post(`/user/${cast.tenant.userId}/favorite/${cast.hiddenId}`),
    ),
    interest: rowOf('tenant', /*               */ '401 401 401 401  204 404 403 403 403', ({ cast }) =>
      post(`/user/${cast.tenant.userId}/favorite/${cast.announcementId}?interested=true`),
    ),
  },
  deleteFavorite: plainRow('deleteFavorite', /* */ '401 401 401 401  204 404 403 403 403'),
  addInterest: {
    ...plainRow('addInterest', /*               */ '401 401 401 401  403 403 204 404 403'),
    'in a stranger': rowOf('landlord', /*      */ '401 401 401 401  403 403 404 404 403', ({ cast }) =>
      post(`/user/${cast.otherTenant.userId}/interested/${cast.announcementId}`),
    ),
  },
  deleteInterest: plainRow('deleteInterest', /* */ '401 401 401 401  403 403 204 404 403'),

  listReceivedInterests: plainRow('listReceivedInterests', '401 401 401 401  200 404 404 404 403'),
  updateReceivedInterests: plainRow('updateReceivedInterests', '401 401 401 401  204 404 404 404 403'),
  listChanges: plainRow('listChanges', /*       */ '401 401 401 401  200 200 200 200 403'),
  streamEvents: plainRow('streamEvents', /*     */ '401 401 401 401  200 404 404 404 403'),

  sendMessage: plainRow('sendMessage', /*       */ '401 401 401 401  201 404 201 404 403'),
  listThreads: plainRow('listThreads', /*       */ '401 401 401 401  200 404 404 404 403'),
  getThread: plainRow('getThread', /*           */ '401 401 401 401  200 404 200 404 403'),
  listMessages: plainRow('listMessages', /*     */ '401 401 401 401  200 404 200 404 403'),
  updateThread: plainRow('updateThread', /*     */ '401 401 401 401  200 404 200 404 403'),

  uploadAttachment: plainRow('uploadAttachment', '401 401 401 401  201 404 201 404 403'),
  getAttachment: {
    ...plainRow('getAttachment', /*             */ '401 401 401 401  200 404 200 404 403'),
    'that isn’t sent': rowOf('tenant', /*      */ '401 401 401 401  200 404 404 404 403', async (scene) =>
      get(`/attachments/${await attachmentId(scene, { isSent: false })}`),
    ),
  },
  deleteAttachment: {
    ...plainRow('deleteAttachment', /*          */ '401 401 401 401  204 404 404 404 403'),
    'that is sent': rowOf('tenant', /*         */ '401 401 401 401  404 404 404 404 403', async (scene) =>
      remove(`/attachments/${await attachmentId(scene, { isSent: true })}`),
    ),
  },

  getViewingHours: plainRow('getViewingHours', /* */ '401 401 401 401  403 403 200 404 403'),
  updateViewingHours: plainRow('updateViewingHours', '401 401 401 401  403 403 200 404 403'),
  listViewingTimes: plainRow('listViewingTimes', '401 401 401 401  200 404 200 404 403'),
  // The tenant can't choose a length, nor a time that isn't published.
  createViewing: plainRow('createViewing', /*   */ '401 401 401 401  400 404 201 404 403'),
  updateViewing: plainRow('updateViewing', /*   */ '401 401 401 401  409 404 200 404 403'),
  listViewings: plainRow('listViewings', /*     */ '401 401 401 401  200 404 404 404 403'),
  getCalendar: plainRow('getCalendar', /*       */ '401 401 401 401  200 404 404 404 403'),
  renewCalendar: plainRow('renewCalendar', /*   */ '401 401 401 401  200 404 404 404 403'),
  deleteCalendar: plainRow('deleteCalendar', /* */ '401 401 401 401  204 404 404 404 403'),
  addBlock: plainRow('addBlock', /*             */ '401 401 401 401  204 404 404 404 403'),
  deleteBlock: plainRow('deleteBlock', /*       */ '401 401 401 401  204 404 404 404 403'),
  listBlocks: plainRow('listBlocks', /*         */ '401 401 401 401  200 404 404 404 403'),
  listKeys: plainRow('listKeys', /*             */ '401 401 401 401  404 404 200 404 403'),
  createKey: plainRow('createKey', /*           */ '401 401 401 401  404 404 201 404 403'),
  deleteKey: plainRow('deleteKey', /*           */ '401 401 401 401  404 404 204 404 403'),
  listKeyCalls: plainRow('listKeyCalls', /*     */ '401 401 401 401  404 404 200 404 403'),
  listWebhooks: plainRow('listWebhooks', '401 401 401 401  404 404 200 404 403'),
  createWebhook: plainRow('createWebhook', '401 401 401 401  404 404 201 404 403'),
  updateWebhook: plainRow('updateWebhook', '401 401 401 401  404 404 200 404 403'),
  deleteWebhook: plainRow('deleteWebhook', '401 401 401 401  404 404 204 404 403'),
  listDeliveries: plainRow('listDeliveries', '401 401 401 401  404 404 200 404 403'),
  sendTestEvent: plainRow('sendTestEvent', '401 401 401 401  404 404 201 404 403'),
  sendDelivery: plainRow('sendDelivery', '401 401 401 401  404 404 200 404 403'),
  listTeam: plainRow('listTeam', /*             */ '401 401 401 401  403 403 200 404 403'),
  createInvitation: plainRow('createInvitation', '401 401 401 401  403 403 201 404 403'),
  updateMember: plainRow('updateMember', /*     */ '401 401 401 401  403 403 200 404 403'),
  deleteMember: plainRow('deleteMember', /*     */ '401 401 401 401  403 403 204 404 403'),
  getInvitation: plainRow('getInvitation', /*   */ '200 200 200 200  200 200 200 200 200'),
  // A visitor has to say who they are.
  createMember: plainRow('createMember', /*     */ '400 401 401 401  403 403 403 200 403'),
  createReport: {
    ...plainRow('createReport', /*              */ '401 401 401 401  201 404 404 404 403'),
    'an announcement': rowOf('tenant', /*      */ '401 401 401 401  201 404 404 404 403', ({ cast }) =>
      post('/reports', { kind: 'announcement', item: cast.announcementId, reason: 'fraud' }),
    ),
  },
  listReportsOfUser: plainRow('listReportsOfUser', '401 401 401 401  200 404 404 404 403'),
  createAppeal: plainRow('createAppeal', /*     */ '401 401 401 401  404 404 200 404 403'),
  listReports: plainRow('listReports', /*       */ '401 401 401 401  403 403 403 403 200'),
  getReport: plainRow('getReport', /*           */ '401 401 401 401  403 403 403 403 200'),
  updateReport: plainRow('updateReport', /*     */ '401 401 401 401  403 403 403 403 200'),

  listProperties: plainRow('listProperties', /* */ '401 401 401 401  403 403 403 403 200'),
  createProperty: plainRow('createProperty', /* */ '401 401 401 401  201 201 403 403 403'),
  listPropertiesOfUser: {
    ...plainRow('listPropertiesOfUser', /*      */ '401 401 401 401  200 404 404 404 200'),
    'a landlord': rowOf('landlord', /*         */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/properties/user/${cast.landlord.userId}`),
    ),
  },
  getProperty: {
    ...plainRow('getProperty', /*               */ '401 401 401 401  200 404 404 404 200'),
    'a public listing': rowOf('landlord', /*   */ '401 401 401 401  200 404 200 404 200', ({ cast }) =>
      get(`/properties/${cast.propertyId}`),
    ),
    'a saved listing': rowOf('otherTenant', /* */ '401 401 401 401  200 200 200 404 200', async (scene) => {
      const { app, cast } = scene;
      const saving = `/user/${cast.otherTenant.userId}/favorite/${cast.announcementId}`;
      await app.send({ ...post(saving), bearer: cast.otherTenant.bearer });
      return get(`/properties/${cast.propertyId}`);
    }),
    'a hidden listing': rowOf('landlord', /*   */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/properties/${cast.hiddenPropertyId}`),
    ),
  },
  getInsights: {
    ...plainRow('getInsights', /*               */ '401 401 401 401  200 404 404 404 200'),
    'of a public listing': rowOf('landlord', /**/ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/insights/${cast.propertyId}`),
    ),
  },
  simulateListing: plainRow('simulateListing', /* */ '401 401 401 401  403 403 200 404 200'),
  getAlerts: {
    ...plainRow('getAlerts', /*                 */ '401 401 401 401  200 404 404 404 403'),
    'of a listing': rowOf('landlord', /*       */ '401 401 401 401  404 404 200 404 403', ({ cast }) =>
      get(`/alerts/${cast.propertyId}`),
    ),
  },
  updateAlerts: {
    ...plainRow('updateAlerts', /*              */ '401 401 401 401  200 404 404 404 403'),
    'of a listing': rowOf('landlord', /*       */ '401 401 401 401  404 404 200 404 403', ({ cast }) =>
      patch(`/alerts/${cast.propertyId}`, { threshold: 80 }),
    ),
  },
  createUnsubscription: plainRow('createUnsubscription', '204 204 204 204  204 204 204 204 204'),
  updateProperty: {
    ...plainRow('updateProperty', /*            */ '401 401 401 401  200 404 404 404 200'),
    'a listing': rowOf('landlord', /*          */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      patch(`/properties/${cast.propertyId}`, { description: 'Bright' }),
    ),
  },
  deleteProperty: {
    ...plainRow('deleteProperty', /*            */ '401 401 401 401  204 404 404 404 204'),
    'a listing': rowOf('landlord', /*          */ '401 401 401 401  404 404 204 404 204', ({ cast }) =>
      remove(`/properties/${cast.propertyId}`),
    ),
  },

  findMatches: {
    'for a need': rowOf('tenant', /*           */ '401 401 401 401  200 404 404 404 200', ({ cast }) =>
      post('/matchmaking?favorite=false', { property: cast.needId }),
    ),
    'for an announcement': rowOf('landlord', /**/ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      post('/matchmaking?all=true', { announcement: cast.announcementId }),
    ),
    'for a pair': rowOf('tenant', /*           */ '401 401 401 401  200 404 200 404 200', ({ cast }) =>
      post('/matchmaking?specific=true', { property: cast.needId, announcement: cast.announcementId }),
    ),
    'for a favourite': rowOf('tenant', /*      */ '401 401 401 401  200 404 404 404 200', async (scene) => {
      const { app, cast } = scene;
      const saving = `/user/${cast.tenant.userId}/favorite/${cast.announcementId}`;
      await app.send({ ...post(saving), bearer: cast.tenant.bearer });
      return post('/matchmaking?favorite=true', { property: cast.needId, favorite: cast.announcementId });
    }),
  },

  uploadFile: plainRow('uploadFile', /*         */ '401 401 401 401  201 201 201 201 201'),
  renewFiles: plainRow('renewFiles', /*         */ '401 401 401 401  200 200 200 200 200'),
  getFile: plainRow('getFile', /*               */ '200 200 200 200  200 200 200 200 200'),
  deleteFile: {
    ...plainRow('deleteFile', /*                */ '401 401 401 401  404 404 204 404 204'),
    'by its key': rowOf('landlord', /*         */ '401 401 401 401  404 404 204 404 204', ({ cast }) =>
      remove(`/files/${cast.picture.key}`),
    ),
    'that belongs to nothing': rowOf('landlord', '401 401 401 401  404 404 204 404 204', ({ cast }) =>
      remove(`/files/${cast.looseFile.id}`),
    ),
    'a profile picture': rowOf('tenant', /*    */ '401 401 401 401  204 404 404 404 204', async (scene) => {
      const { app, cast } = scene;
      const { id } = await uploaded(app, cast.admin.bearer, `/files/user/${cast.tenant.userId}`);
      return remove(`/files/${id}`);
    }),
  },
  uploadUserPicture: {
    ...plainRow('uploadUserPicture', /*         */ '401 401 401 401  403 403 403 403 201'),
    'of a landlord': rowOf('admin', /*         */ '401 401 401 401  403 403 403 403 201', ({ cast }) =>
      picture(`/files/user/${cast.landlord.userId}`),
    ),
  },
  uploadResidencePicture: plainRow('uploadResidencePicture', '401 401 401 401  403 403 403 403 201'),

  listPlaces: plainRow('listPlaces', /*         */ '200 200 200 200  200 200 200 200 200'),
  getNearestPlace: plainRow('getNearestPlace', /* */ '200 200 200 200  200 200 200 200 200'),
  getPlace: plainRow('getPlace', /*             */ '200 200 200 200  200 200 200 200 200'),
  createSubscription: plainRow('createSubscription', '200 200 200 200  200 200 200 200 200'),
  verifySubscription: plainRow('verifySubscription', '200 200 200 200  200 200 200 200 200'),

  listAuditEntries: plainRow('listAuditEntries', /*   */ '401 401 401 401  403 403 403 403 200'),
  getSystemState: plainRow('getSystemState', /*   */ '401 401 401 401  403 403 403 403 200'),
};
