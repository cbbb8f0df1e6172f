import type { OperationId } from '../../src/http/operations.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { confirmPassword, type Role } from './cast.ts';
import { premises } from './premises.ts';
import { get, patch, picture, post, remove, validRequests, type MakeRequest } from './validRequests.ts';
import { uploaded } from './uploads.ts';

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
const usual = (id: OperationId, answers: string): Readonly<Record<string, Row>> => ({
  'the usual': { answers, rightful: validRequests[id].by ?? 'tenant', make: validRequests[id].make },
});
const row = (rightful: Role, answers: string, make: MakeRequest): Row => ({ answers, rightful, make });

const office = { houseType: 'office', file: [] };

/**
 * What everybody is answered. What is somebody's is the tenant's or the landlord's; the other tenant and the other
 * landlord have nothing to do with it.
 *
 * Columns: nobody, garbage, expired, revoked bearer | tenant, other tenant, landlord, other landlord, admin.
 */
export const permissionTable: Readonly<Record<OperationId, Readonly<Record<string, Row>>>> = {
  //                                            none garb exp  rev  ten  oth  land oth  admin
  verifyBearer: usual('verifyBearer', /*     */ '401 401 401 401  200 200 200 200 200'),
  createBearer: usual('createBearer', /*     */ '201 201 201 201  201 201 201 201 201'),
  deleteBearer: usual('deleteBearer', /*     */ '401 401 401 401  204 204 204 204 204'),
  checkCredentials: {
    ...usual('checkCredentials', /*          */ '401 401 401 401  204 403 403 403 403'),
    'of an admin': row('admin', /*           */ '401 401 401 401  403 403 403 403 204', ({ cast }) =>
      post('/bearers/check', { email: cast.admin.email, password: demoPassword }),
    ),
  },
  verifyUser: usual('verifyUser', /*         */ '200 200 200 200  200 200 200 200 200'),
  sendVerificationMail: usual('sendVerificationMail', '200 200 200 200  200 200 200 200 200'),

  listUsers: usual('listUsers', /*           */ '401 401 401 401  403 403 403 403 200'),
  createUser: usual('createUser', /*         */ '201 401 401 401  403 403 403 403 201'),
  sendPasswordReset: usual('sendPasswordReset', '200 200 200 200  200 200 200 200 200'),
  getUser: {
    ...usual('getUser', /*                   */ '401 401 401 401  200 404 404 404 200'),
    'a landlord': row('landlord', /*         */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/user/${cast.landlord.userId}`),
    ),
    'an admin': row('admin', /*              */ '401 401 401 401  404 404 404 404 200', ({ cast }) =>
      get(`/user/${cast.admin.userId}`),
    ),
  },
  updateUser: {
    ...usual('updateUser', /*                */ '401 401 401 401  200 404 404 404 200'),
    'a landlord': row('landlord', /*         */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      patch(`/user/${cast.landlord.userId}`, { description: 'Lets quiet premises' }),
    ),
    'a password, the old one unchecked': row('tenant', '401 401 401 401  403 404 404 404 400', ({ cast }) =>
      patch(`/user/${cast.tenant.userId}`, { password: 'quite-another-secret' }),
    ),
  },
  deleteUser: {
    'the password checked': row('tenant', /* */ '401 401 401 401  204 404 404 404 204', async (scene) => {
      await confirmPassword(scene.app, scene.cast.tenant);
      return remove(`/user/${scene.cast.tenant.userId}`);
    }),
    'the password unchecked': row('tenant', /**/ '401 401 401 401  403 404 404 404 204', ({ cast }) =>
      remove(`/user/${cast.tenant.userId}`),
    ),
  },
  getUserExport: usual('getUserExport', /*   */ '401 401 401 401  200 404 404 404 200'),

  listAnnouncementsOfUser: {
    ...usual('listAnnouncementsOfUser', /*   */ '401 401 401 401  404 404 200 404 200'),
    'a tenant': row('tenant', /*             */ '401 401 401 401  200 404 404 404 200', ({ cast }) =>
      get(`/user/${cast.tenant.userId}/announcement`),
    ),
  },
  getAnnouncement: {
    ...usual('getAnnouncement', /*           */ '401 401 401 401  200 404 200 404 200'),
    hidden: row('landlord', /*               */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/announcement/${cast.hiddenId}`),
    ),
  },
  updateAnnouncement: usual('updateAnnouncement', '401 401 401 401  403 403 200 404 200'),
  createResidence: {
    'of oneself': row('landlord', /*         */ '401 401 401 401  403 403 201 201 400', () =>
      post('/residence', office),
    ),
    'of the landlord': row('admin', /*       */ '401 401 401 401  403 403 400 400 201', ({ cast }) =>
      post('/residence', { ...office, ownerId: cast.landlord.userId }),
    ),
  },
  getResidence: {
    ...usual('getResidence', /*              */ '401 401 401 401  403 403 200 404 200'),
    'that nothing shows': row('landlord', /* */ '401 401 401 401  403 403 200 404 200', ({ cast }) =>
      get(`/residence/${cast.looseResidenceId}`),
    ),
  },
  updateResidence: {
    ...usual('updateResidence', /*           */ '401 401 401 401  403 403 200 404 200'),
    'with a file of others': row('landlord', '401 401 401 401  403 403 400 404 400', async (scene) => {
      const { id } = await uploaded(scene.app, scene.cast.tenant.bearer);
      return patch(`/residence/${scene.cast.looseResidenceId}`, { surroundPics: [id] });
    }),
  },
  createAnnouncement: {
    ...usual('createAnnouncement', /*        */ '401 401 401 401  403 403 201 404 201'),
    'in the name of the landlord': row('admin', '401 401 401 401  403 403 400 400 201', ({ cast }) =>
      post(`/announcement/residence/${cast.looseResidenceId}`, {
        ...premises,
        ownerId: cast.landlord.userId,
      }),
    ),
  },

  listFavorites: usual('listFavorites', /*   */ '401 401 401 401  200 404 403 403 200'),
  addFavorite: {
    ...usual('addFavorite', /*               */ '401 401 401 401  204 404 403 403 403'),
    hidden: row('tenant', /*                 */ '401 401 401 401  404 404 403 403 403', ({ cast }) =>
      post(`/user/${cast.tenant.userId}/favorite/${cast.hiddenId}`),
    ),
    interest: row('tenant', /*               */ '401 401 401 401  204 404 403 403 403', ({ cast }) =>
      post(`/user/${cast.tenant.userId}/favorite/${cast.announcementId}?interested=true`),
    ),
  },
  deleteFavorite: usual('deleteFavorite', /* */ '401 401 401 401  204 404 403 403 403'),
  addInterest: {
    ...usual('addInterest', /*               */ '401 401 401 401  403 403 204 404 403'),
    'in a stranger': row('landlord', /*      */ '401 401 401 401  403 403 404 404 403', ({ cast }) =>
      post(`/user/${cast.otherTenant.userId}/interested/${cast.announcementId}`),
    ),
  },
  deleteInterest: usual('deleteInterest', /* */ '401 401 401 401  403 403 204 404 403'),

  listReceivedInterests: usual('listReceivedInterests', '401 401 401 401  200 404 404 404 403'),
  updateReceivedInterests: usual('updateReceivedInterests', '401 401 401 401  204 404 404 404 403'),

  listProperties: usual('listProperties', /* */ '401 401 401 401  403 403 403 403 200'),
  createProperty: usual('createProperty', /* */ '401 401 401 401  409 201 403 403 403'),
  listPropertiesOfUser: {
    ...usual('listPropertiesOfUser', /*      */ '401 401 401 401  200 404 404 404 200'),
    'a landlord': row('landlord', /*         */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/properties/user/${cast.landlord.userId}`),
    ),
  },
  getProperty: {
    ...usual('getProperty', /*               */ '401 401 401 401  200 404 404 404 200'),
    'a public listing': row('landlord', /*   */ '401 401 401 401  200 404 200 404 200', ({ cast }) =>
      get(`/properties/${cast.propertyId}`),
    ),
    'a saved listing': row('otherTenant', /* */ '401 401 401 401  200 200 200 404 200', async (scene) => {
      const { app, cast } = scene;
      const saving = `/user/${cast.otherTenant.userId}/favorite/${cast.announcementId}`;
      await app.send({ ...post(saving), bearer: cast.otherTenant.bearer });
      return get(`/properties/${cast.propertyId}`);
    }),
    'a hidden listing': row('landlord', /*   */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/properties/${cast.hiddenPropertyId}`),
    ),
  },
  getInsights: {
    ...usual('getInsights', /*               */ '401 401 401 401  200 404 404 404 200'),
    'of a public listing': row('landlord', /**/ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      get(`/insights/${cast.propertyId}`),
    ),
  },
  getAlerts: {
    ...usual('getAlerts', /*                 */ '401 401 401 401  200 404 404 404 403'),
    'of a listing': row('landlord', /*       */ '401 401 401 401  404 404 200 404 403', ({ cast }) =>
      get(`/alerts/${cast.propertyId}`),
    ),
  },
  updateAlerts: {
    ...usual('updateAlerts', /*              */ '401 401 401 401  200 404 404 404 403'),
    'of a listing': row('landlord', /*       */ '401 401 401 401  404 404 200 404 403', ({ cast }) =>
      patch(`/alerts/${cast.propertyId}`, { threshold: 80 }),
    ),
  },
  createUnsubscription: usual('createUnsubscription', '204 204 204 204  204 204 204 204 204'),
  updateProperty: {
    ...usual('updateProperty', /*            */ '401 401 401 401  200 404 404 404 200'),
    'a listing': row('landlord', /*          */ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      patch(`/properties/${cast.propertyId}`, { description: 'Bright' }),
    ),
  },
  deleteProperty: {
    ...usual('deleteProperty', /*            */ '401 401 401 401  403 403 403 403 204'),
    'a listing': row('admin', /*             */ '401 401 401 401  403 403 403 403 204', ({ cast }) =>
      remove(`/properties/${cast.propertyId}`),
    ),
  },

  findMatches: {
    'for a need': row('tenant', /*           */ '401 401 401 401  200 404 404 404 200', ({ cast }) =>
      post('/matchmaking?favorite=false', { property: cast.needId }),
    ),
    'for an announcement': row('landlord', /**/ '401 401 401 401  404 404 200 404 200', ({ cast }) =>
      post('/matchmaking?all=true', { announcement: cast.announcementId }),
    ),
    'for a pair': row('tenant', /*           */ '401 401 401 401  200 404 200 404 200', ({ cast }) =>
      post('/matchmaking?specific=true', { property: cast.needId, announcement: cast.announcementId }),
    ),
    'for a favourite': row('tenant', /*      */ '401 401 401 401  200 404 404 404 200', async (scene) => {
      const { app, cast } = scene;
      const saving = `/user/${cast.tenant.userId}/favorite/${cast.announcementId}`;
      await app.send({ ...post(saving), bearer: cast.tenant.bearer });
      return post('/matchmaking?favorite=true', { property: cast.needId, favorite: cast.announcementId });
    }),
  },

  uploadFile: usual('uploadFile', /*         */ '401 401 401 401  201 201 201 201 201'),
  renewFiles: usual('renewFiles', /*         */ '401 401 401 401  200 200 200 200 200'),
  getFile: usual('getFile', /*               */ '200 200 200 200  200 200 200 200 200'),
  deleteFile: {
    ...usual('deleteFile', /*                */ '401 401 401 401  404 404 204 404 204'),
    'by its key': row('landlord', /*         */ '401 401 401 401  404 404 204 404 204', ({ cast }) =>
      remove(`/files/${cast.picture.key}`),
    ),
    'that belongs to nothing': row('landlord', '401 401 401 401  404 404 204 404 204', ({ cast }) =>
      remove(`/files/${cast.looseFile.id}`),
    ),
    'a profile picture': row('tenant', /*    */ '401 401 401 401  204 404 404 404 204', async (scene) => {
      const { app, cast } = scene;
      const { id } = await uploaded(app, cast.admin.bearer, `/files/user/${cast.tenant.userId}`);
      return remove(`/files/${id}`);
    }),
  },
  uploadUserPicture: {
    ...usual('uploadUserPicture', /*         */ '401 401 401 401  403 403 403 403 201'),
    'of a landlord': row('admin', /*         */ '401 401 401 401  403 403 403 403 201', ({ cast }) =>
      picture(`/files/user/${cast.landlord.userId}`),
    ),
  },
  uploadResidencePicture: usual('uploadResidencePicture', '401 401 401 401  403 403 403 403 201'),

  listPlaces: usual('listPlaces', /*         */ '200 200 200 200  200 200 200 200 200'),
  getPlace: usual('getPlace', /*             */ '200 200 200 200  200 200 200 200 200'),
  createSubscription: usual('createSubscription', '200 200 200 200  200 200 200 200 200'),
  verifySubscription: usual('verifySubscription', '200 200 200 200  200 200 200 200 200'),

  listAuditEntries: usual('listAuditEntries', /*   */ '401 401 401 401  403 403 403 403 200'),
  getSystemState: usual('getSystemState', /*   */ '401 401 401 401  403 403 403 403 200'),
};
