import type { Caller, OperationId } from '../http/operations.ts';
import { invalidValue, notFound, ProblemError } from '../http/problems.ts';

/** Whose objects a role may reach by an operation: nobody's, its own, or anybody's. */
type Reach = 'never' | 'own' | 'any';

interface Permission {
  readonly visitor: Reach;
  readonly tenant: Reach;
  readonly landlord: Reach;
  readonly admin: Reach;
  /** Whether a session that was opened by a temporary password may make the call. */
  readonly withTemporaryPassword?: true;
  /** Whether a suspended user may make the call; besides it, they may what visitors may. */
  readonly whileSuspended?: true;
}

const everybody: Permission = { visitor: 'any', tenant: 'any', landlord: 'any', admin: 'any' };
const oneself: Permission = { visitor: 'never', tenant: 'own', landlord: 'own', admin: 'own' };
const ownOrAdmin: Permission = { visitor: 'never', tenant: 'own', landlord: 'own', admin: 'any' };
const onlyTenants: Permission = { visitor: 'never', tenant: 'own', landlord: 'never', admin: 'never' };
const onlyLandlords: Permission = { visitor: 'never', tenant: 'never', landlord: 'own', admin: 'never' };
const landlordOrAdmin: Permission = { visitor: 'never', tenant: 'never', landlord: 'own', admin: 'any' };
const ownAlone: Permission = { visitor: 'never', tenant: 'own', landlord: 'own', admin: 'never' };
const onlyAdmins: Permission = { visitor: 'never', tenant: 'never', landlord: 'never', admin: 'any' };

/** Who may make which call, and on whose objects (specification, section 6). */
export const permissions: Readonly<Record<OperationId, Permission>> = {
  createBearer: everybody,
  verifyBearer: { ...oneself, withTemporaryPassword: true, whileSuspended: true },
  deleteBearer: { ...oneself, withTemporaryPassword: true, whileSuspended: true },
  checkCredentials: { ...oneself, withTemporaryPassword: true, whileSuspended: true },

  verifyUser: everybody,
  sendVerificationMail: everybody,
  sendPasswordReset: everybody,
  createUser: { visitor: 'any', tenant: 'never', landlord: 'never', admin: 'any' },
  getUser: { ...ownOrAdmin, withTemporaryPassword: true, whileSuspended: true },
  updateUser: { ...ownOrAdmin, withTemporaryPassword: true },
  deleteUser: { ...ownOrAdmin, whileSuspended: true },
  getUserExport: { ...ownOrAdmin, whileSuspended: true },
  listUsers: onlyAdmins,

  // Tenants also read others' announcements; modules/matchmaking/audience.ts tells which.
  getAnnouncement: ownOrAdmin,
  getProperty: ownOrAdmin,
  listAnnouncementsOfUser: ownOrAdmin,
  listPropertiesOfUser: ownOrAdmin,
  listProperties: onlyAdmins,
  getInsights: ownOrAdmin,
  simulateListing: landlordOrAdmin,
  getAlerts: ownAlone,
  updateAlerts: ownAlone,
  createUnsubscription: everybody,
  listReceivedInterests: ownAlone,
  updateReceivedInterests: ownAlone,
  streamEvents: ownAlone,
  sendMessage: ownAlone,
  listThreads: ownAlone,
  getThread: ownAlone,
  listMessages: ownAlone,
  updateThread: ownAlone,
  uploadAttachment: ownAlone,
  // A suspended user's export names them.
  getAttachment: { ...ownAlone, whileSuspended: true },
  deleteAttachment: ownAlone,
  getViewingHours: onlyLandlords,
  updateViewingHours: onlyLandlords,
  listViewingTimes: ownAlone,
  createViewing: ownAlone,
  updateViewing: ownAlone,
  listViewings: ownAlone,
  getCalendar: ownAlone,
  renewCalendar: ownAlone,
  deleteCalendar: ownAlone,
  addBlock: ownAlone,
  deleteBlock: ownAlone,
  listBlocks: ownAlone,
  createReport: ownAlone,
  listReportsOfUser: { ...ownAlone, whileSuspended: true },
  createAppeal: { ...ownAlone, whileSuspended: true },
  listReports: onlyAdmins,
  getReport: onlyAdmins,
  updateReport: onlyAdmins,
  createProperty: onlyTenants,
  updateProperty: ownOrAdmin,
  deleteProperty: ownOrAdmin,
  updateAnnouncement: landlordOrAdmin,
  createResidence: landlordOrAdmin,
  getResidence: landlordOrAdmin,
  updateResidence: landlordOrAdmin,
  createAnnouncement: landlordOrAdmin,
  createAnnouncementCopy: landlordOrAdmin,
  upsertAnnouncement: onlyLandlords,
  upsertAnnouncementBatch: onlyLandlords,

  findMatches: ownOrAdmin,
  listFavorites: { ...onlyTenants, admin: 'any' },
  addFavorite: onlyTenants,
  deleteFavorite: onlyTenants,
  addInterest: onlyLandlords,
  deleteInterest: onlyLandlords,

  getFile: everybody,
  uploadFile: oneself,
  renewFiles: oneself,
  deleteFile: ownOrAdmin,
  uploadUserPicture: onlyAdmins,
  uploadResidencePicture: onlyAdmins,

  listPlaces: everybody,
  getNearestPlace: everybody,
  getPlace: everybody,
  createSubscription: everybody,
  verifySubscription: everybody,

  listAuditEntries: onlyAdmins,
  getSystemState: onlyAdmins,
};

/** The column of the table that a caller stands in; an admin's other role does not count. */
export function roleOf(caller: Caller): 'tenant' | 'landlord' | 'admin' {
  if (caller.isAdmin) return 'admin';
  return caller.isLandlord ? 'landlord' : 'tenant';
}

/**
 * Refuses a call that the caller's role may never make, whatever it is about.
 *
 * @throws ProblemError 403
 */
export function requireRole(caller: Caller, operation: OperationId): void {
  const permission = permissions[operation];
  if (caller.mustChangePassword && permission.withTemporaryPassword !== true) {
    throw passwordChangeRequired();
  }
  // A temporary password has to be replaced first, and leads to less than that.
  const isShut = caller.isSuspended && !caller.mustChangePassword;
  if (isShut && permission.whileSuspended !== true && permission.visitor === 'never') {
    throw new ProblemError(
      403,
      'account_suspended',
      'Your account is suspended; see the decision in your account',
    );
  }
  if (permission[roleOf(caller)] === 'never') {
    throw new ProblemError(403, 'forbidden', 'Your role isn’t allowed to do this');
  }
}

/** Whether the caller reaches what belongs to `ownerId` by the operation. */
export function may(caller: Caller, operation: OperationId, ownerId: string): boolean {
  const reach = permissions[operation][roleOf(caller)];
  return reach === 'any' || (reach === 'own' && caller.id === ownerId);
}

/** What a session that was opened by a temporary password is told, whatever it asks for besides oneself. */
export const passwordChangeRequired = () =>
  new ProblemError(403, 'password_change_required', 'Set a new password first');

/** Answers what is out of reach like what is not there; a temporary password's session reaches oneself alone. */
export function requireReach(caller: Caller, operation: OperationId, ownerId: string): void {
  if (caller.mustChangePassword && ownerId !== caller.id) throw passwordChangeRequired();
  if (!may(caller, operation, ownerId)) throw notFound();
}

/** The new owner: the caller, or whom an admin names; 400 where anybody else names one. */
export function ownerOf(caller: Caller, named: string | undefined): string {
  if (named !== undefined && !caller.isAdmin) {
    throw invalidValue('Only an admin can specify an owner', '/body/ownerId');
  }
  return named ?? caller.id;
}

export const notALandlord = () => invalidValue('The owner must be a landlord', '/body/ownerId');
