import type { operations } from '@tilava/sdk/schema';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import type { OperationId } from '../../src/http/operations.ts';
import { landlordAccount } from './accounts.ts';
import {
  alertProvocations,
  anAdminWithTemporaryPassword,
  announcementProvocations,
  hugePicture,
  ofTheLastAdmin,
  safetyProvocations,
  spoiltPicture,
  unchanged,
  unreachableObjectStore,
  withTooManyPictures,
} from './specialProvocations.ts';
import { keyProvocations, teamProvocations, withKey } from './teamProvocations.ts';
import * as so from './provocations.ts';
import type { Provocation } from './provocations.ts';
import { get, patch, picture, post, remove } from './validRequests.ts';

/**
 * Every status that the contract declares of every operation: one that is missing here does not compile. Any call may be
 * one too many; here are the limits besides.
 */
type ProvocationTable = {
  readonly [Id in OperationId]: {
    readonly [Status in Exclude<keyof operations[Id]['responses'], 429>]: Provocation;
  } & { readonly 429?: Provocation };
};

const { server } = so;
/** What else every operation with a JSON body may come to. */
const body = { 413: so.tooLarge, 415: so.ofAnotherType } as const;
/** What else every operation that writes a JSON body may come to. */
const writing = { 507: so.full, ...body, ...server } as const;
/** What a creation by somebody who is logged in may come to, when it is sent with a key. */
const once = { 409: so.twiceAtOnce, 422: so.withUsedKey } as const;

/** What every creation of that kind may come to. */
const creation = {
  201: so.succeed,
  400: so.withBody({}),
  401: so.withoutBearer,
  ...once,
  ...writing,
} as const;

/** What every list may come to that is the admin's alone. */
const adminsList = {
  200: so.succeed,
  400: so.withQuery('text=&limit=0'),
  401: so.withoutBearer,
  403: so.by('tenant'),
  ...server,
} as const;

/** What every operation that reads something by its id may come to. */
const reading = { 200: so.succeed, 400: so.misspelt, 401: so.withoutBearer, ...server } as const;

/** What else everything of a landlord's may come to. */
const ofLandlords = { 403: so.by('tenant'), 404: so.by('otherLandlord') } as const;

/** What reading something of one's own may come to. */
const readingOwn = { ...reading, 403: so.withTemporaryPassword, 404: so.ofNobody } as const;

const unknownFile = 'ab'.repeat(16);
const noKey = get('/files/no-key');

const upload = (url: (ids: Parameters<Provocation>[0]['cast']) => string) =>
  ({
    201: so.succeed,
    400: so.sending('admin', ({ cast }) => picture(url(cast), Buffer.from('no picture'))),
    401: so.withoutBearer,
    413: so.sending('admin', ({ cast }) => picture(url(cast), hugePicture)),
    415: so.sending('admin', ({ cast }) => post(url(cast), {})),
    507: so.full,
    ...once,
    ...server,
  }) as const;

/** How each answer of the contract is provoked. */
export const provocations: ProvocationTable = {
  verifyBearer: { 200: so.succeed, 401: so.withoutBearer, 403: withKey, ...server },
  createBearer: {
    201: so.succeed,
    400: so.withBody({}),
    401: so.withWrongPassword,
    403: so.sending(null, ({ cast }) =>
      post('/bearers', { email: cast.newcomer.email, password: demoPassword }),
    ),
    429: so.afterWrongPasswords,
    ...body,
    ...server,
  },
  deleteBearer: { 204: so.succeed, 401: so.withoutBearer, 403: withKey, ...server },
  checkCredentials: {
    204: so.succeed,
    400: so.withBody({}),
    401: so.withoutBearer,
    403: so.withWrongPassword,
    429: so.afterWrongPasswords,
    ...writing,
  },
  verifyUser: {
    200: so.succeed,
    400: so.ofNobody,
    429: so.tooOften,
    507: so.full,
    ...server,
  },
  sendVerificationMail: {
    200: so.succeed,
    400: so.withBody({}),
    401: so.withWrongPassword,
    429: so.afterWrongPasswords,
    ...writing,
  },

  listUsers: adminsList,
  createUser: {
    201: so.succeed,
    400: so.withBody({}),
    401: so.sending(null, () => ({ ...post('/users', landlordAccount('a@b.fi')), bearer: 'garbage' })),
    403: so.by('tenant'),
    409: so.sending(null, ({ cast }) => post('/users', landlordAccount(cast.tenant.email))),
    422: so.withUsedKey,
    429: so.tooOften,
    ...writing,
  },
  sendPasswordReset: {
    200: so.succeed,
    400: so.withBody({}),
    429: so.tooOften,
    ...writing,
  },
  getUser: {
    ...reading,
    403: anAdminWithTemporaryPassword,
    404: so.ofNobody,
  },
  updateUser: {
    200: so.succeed,
    400: so.withBody({ isAdmin: true }),
    401: so.withoutBearer,
    403: so.withBody({ password: 'quite-another-secret' }),
    404: so.ofNobody,
    412: so.outdated,
    ...writing,
  },
  deleteUser: {
    204: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    403: so.sending('tenant', ({ cast }) => remove(`/user/${cast.tenant.userId}`)),
    404: so.ofNobody,
    409: ofTheLastAdmin,
    ...server,
  },
  getUserExport: {
    ...readingOwn,
    429: so.besideItself,
  },

  listAnnouncementsOfUser: readingOwn,
  getAnnouncement: {
    ...reading,
    403: so.withTemporaryPassword,
    404: so.sending('tenant', ({ cast }) => get(`/announcement/${cast.hiddenId}`)),
  },
  createResidence: { ...creation, 403: so.by('tenant') },
  createAnnouncement: { ...creation, ...ofLandlords },
  createAnnouncementCopy: {
    201: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    ...ofLandlords,
    409: so.twiceAtOnce,
    422: so.withKeyOf(({ cast }) => post(`/announcement/copy/${cast.hiddenId}`)),
    507: so.full,
    ...server,
  },
  getResidence: { ...reading, ...ofLandlords },
  updateResidence: {
    200: so.succeed,
    400: so.withBody({}),
    401: so.withoutBearer,
    ...ofLandlords,
    409: withTooManyPictures,
    412: so.outdated,
    ...writing,
  },

  listFavorites: {
    200: so.succeed,
    400: so.withQuery('interested=perhaps'),
    401: so.withoutBearer,
    403: so.by('landlord'),
    404: so.by('otherTenant'),
    ...server,
  },
  addFavorite: {
    204: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    403: so.by('landlord'),
    404: so.by('otherTenant'),
    507: so.full,
    ...server,
  },
  deleteFavorite: {
    204: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    403: so.by('landlord'),
    404: so.by('otherTenant'),
    ...server,
  },
  addInterest: {
    204: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    ...ofLandlords,
    507: so.full,
    ...server,
  },
  deleteInterest: {
    204: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    ...ofLandlords,
    ...server,
  },

  listProperties: adminsList,
  createProperty: { ...creation, 403: so.by('landlord'), 409: so.withAllNeeds },
  listPropertiesOfUser: readingOwn,
  getProperty: { ...reading, 403: so.withTemporaryPassword, 404: so.by('landlord') },
  getInsights: { ...reading, 403: so.withTemporaryPassword, 404: so.by('landlord') },
  simulateListing: {
    200: so.succeed,
    400: so.withBody({ rentChange: -4 }),
    401: so.withoutBearer,
    ...ofLandlords,
    429: so.tooOften,
    ...server,
  },
  ...alertProvocations,
  ...announcementProvocations,
  ...safetyProvocations,
  ...keyProvocations,
  ...teamProvocations,
  listReports: adminsList,
  updateProperty: {
    200: so.succeed,
    400: so.sending('tenant', ({ cast }) =>
      patch(`/properties/${cast.needId}`, { sizeMin: 91, sizeMax: 90 }),
    ),
    401: so.withoutBearer,
    403: so.withTemporaryPassword,
    404: so.by('landlord'),
    412: so.outdated,
    ...writing,
  },
  deleteProperty: {
    204: so.succeed,
    400: so.misspelt,
    401: so.withoutBearer,
    403: so.withTemporaryPassword,
    404: so.ofNobody,
    ...server,
  },

  findMatches: {
    200: so.succeed,
    400: so.withBody({}),
    401: so.withoutBearer,
    403: so.withTemporaryPassword,
    404: so.by('otherTenant'),
    ...body,
    ...server,
  },

  uploadFile: { ...upload(() => '/files'), 403: so.withTemporaryPassword, 429: so.tooOften },
  renewFiles: {
    200: so.succeed,
    400: so.withBody({}),
    401: so.withoutBearer,
    403: so.withTemporaryPassword,
    ...writing,
  },
  getFile: {
    200: so.succeed,
    304: unchanged,
    400: so.sending(null, () => noKey),
    404: so.sending(null, () => get(`/files/${unknownFile}`)),
    429: so.tooOften,
    500: spoiltPicture,
    503: unreachableObjectStore,
  },
  deleteFile: {
    204: so.succeed,
    400: so.sending('landlord', () => remove('/files/no-key')),
    401: so.withoutBearer,
    403: so.withTemporaryPassword,
    404: so.by('otherLandlord'),
    ...server,
  },
  uploadUserPicture: {
    ...upload(({ tenant }) => `/files/user/${tenant.userId}`),
    403: so.by('tenant'),
    404: so.ofNobody,
  },
  uploadResidencePicture: {
    ...upload(({ residenceId }) => `/files/residence/${residenceId}`),
    403: so.by('landlord'),
    404: so.ofNobody,
  },

  listPlaces: { 200: so.succeed, 400: so.sending(null, () => get('/places')), 429: so.tooOften, ...server },
  getNearestPlace: {
    200: so.succeed,
    400: so.sending(null, () => get('/places/nearest?x=60.17')),
    404: so.sending(null, () => get('/places/nearest?x=61.5&y=23.76')),
    429: so.tooOften,
  },
  getPlace: {
    200: so.succeed,
    400: so.sending(null, () => get(`/places/${'x'.repeat(301)}`)),
    404: so.sending(null, () => get('/places/register:nowhere')),
    429: so.tooOften,
    ...so.serverBy(() => get('/places/register:nowhere')),
  },
  createSubscription: {
    200: so.succeed,
    400: so.withBody({ email: 'nobody' }),
    429: so.tooOften,
    ...writing,
  },
  verifySubscription: {
    200: so.succeed,
    400: so.sending(null, () => post(`/newsletter/${'a'.repeat(43)}`)),
    429: so.tooOften,
    507: so.full,
    ...server,
  },

  listAuditEntries: adminsList,
  getSystemState: { 200: so.succeed, 401: so.withoutBearer, 403: so.by('landlord'), ...server },
};
