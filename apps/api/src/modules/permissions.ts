import type { components } from '@tilava/sdk/schema';
import type { Caller, OperationId } from '../http/operations.ts';
import { invalidValue, notFound, ProblemError } from '../http/problems.ts';

/** Whose objects a role may reach by an operation: nobody's, its own, or anybody's. */
type Reach = 'never' | 'own' | 'any';

/** As whom a colleague makes a call: as the organisation that they work for, as themself, or not at all. */
type Team = Readonly<Record<components['schemas']['TeamRole'], 'never' | 'oneself' | 'organization'>>;

const reads: Team = { viewer: 'organization', editor: 'organization', owner: 'organization' };
const writes: Team = { viewer: 'never', editor: 'organization', owner: 'organization' };
const manages: Team = { viewer: 'never', editor: 'never', owner: 'organization' };
const personally: Team = { viewer: 'oneself', editor: 'oneself', owner: 'oneself' };
/** Whatever isn't the organisation's to a viewer or an editor may still be theirs. */
const writesOrOwn: Team = { ...writes, viewer: 'oneself' };
const managesOrLeaves: Team = { ...personally, owner: 'organization' };

interface Permission {
  readonly visitor: Reach;
  readonly tenant: Reach;
  readonly landlord: Reach;
  readonly admin: Reach;
  readonly team: Team;
  /** Whether a session that was opened by a temporary password may make the call. */
  readonly withTemporaryPassword?: true;
  /** Whether a suspended user may make the call; besides it, they may what visitors may. */
  readonly whileSuspended?: true;
}

const everybody: Permission = {
  visitor: 'any',
  tenant: 'any',
  landlord: 'any',
  admin: 'any',
  team: personally,
};
const oneself = (team: Team): Permission => ({
  visitor: 'never',
  tenant: 'own',
  landlord: 'own',
  admin: 'own',
  team,
});
const ownAlone = (team: Team): Permission => ({ ...oneself(team), admin: 'never' });
const ownOrAdmin = (team: Team): Permission => ({ ...oneself(team), admin: 'any' });
const onlyLandlords = (team: Team): Permission => ({ ...ownAlone(team), tenant: 'never' });
const landlordOrAdmin = (team: Team): Permission => ({ ...ownOrAdmin(team), tenant: 'never' });
const onlyTenants: Permission = { ...ownAlone(personally), landlord: 'never' };
const onlyAdmins: Permission = { ...onlyTenants, tenant: 'never', admin: 'any' };

/** Who may make which call, and on whose objects (specification, section 6). */
export const permissions: Readonly<Record<OperationId, Permission>> = {
  createBearer: everybody,
  verifyBearer: { ...oneself(personally), withTemporaryPassword: true, whileSuspended: true },
  deleteBearer: { ...oneself(personally), withTemporaryPassword: true, whileSuspended: true },
  checkCredentials: { ...oneself(personally), withTemporaryPassword: true, whileSuspended: true },

  verifyUser: everybody,
  sendVerificationMail: everybody,
  sendPasswordReset: everybody,
  createUser: { ...onlyAdmins, visitor: 'any' },
  getUser: { ...ownOrAdmin(personally), withTemporaryPassword: true, whileSuspended: true },
  updateUser: { ...ownOrAdmin(personally), withTemporaryPassword: true },
  deleteUser: { ...ownOrAdmin(personally), whileSuspended: true },
  getUserExport: { ...ownOrAdmin(personally), whileSuspended: true },
  listUsers: onlyAdmins,

  // Tenants also read others' announcements; modules/matchmaking/audience.ts tells which.
  getAnnouncement: ownOrAdmin(reads),
  listDocuments: ownAlone(reads),
  getProperty: ownOrAdmin(reads),
  listAnnouncementsOfUser: ownOrAdmin(reads),
  listPropertiesOfUser: ownOrAdmin(reads),
  listProperties: onlyAdmins,
  getInsights: ownOrAdmin(reads),
  simulateListing: landlordOrAdmin(reads),
  getAlerts: ownAlone(reads),
  updateAlerts: ownAlone(writes),
  createUnsubscription: everybody,
  listReceivedInterests: ownAlone(reads),
  updateReceivedInterests: ownAlone(writes),
  streamEvents: ownAlone(reads),
  listChanges: ownAlone(reads),
  sendMessage: ownAlone(writes),
  listThreads: ownAlone(reads),
  getThread: ownAlone(reads),
  listMessages: ownAlone(reads),
  updateThread: ownAlone(writes),
  uploadAttachment: ownAlone(writes),
  // A suspended user's export names them.
  getAttachment: { ...ownAlone(reads), whileSuspended: true },
  deleteAttachment: ownAlone(writes),
  getViewingHours: onlyLandlords(reads),
  updateViewingHours: onlyLandlords(writes),
  listViewingTimes: ownAlone(reads),
  createViewing: ownAlone(writes),
  updateViewing: ownAlone(writes),
  listViewings: ownAlone(reads),
  getCalendar: ownAlone(reads),
  renewCalendar: ownAlone(manages),
  deleteCalendar: ownAlone(manages),
  addBlock: ownAlone(writes),
  deleteBlock: ownAlone(writes),
  listBlocks: ownAlone(reads),
  listTeam: onlyLandlords(reads),
  createInvitation: onlyLandlords(manages),
  updateMember: onlyLandlords(manages),
  deleteMember: onlyLandlords(managesOrLeaves),
  getInvitation: everybody,
  // Who is something else than a landlord is told so by the answer.
  createMember: everybody,
  listKeys: ownAlone(manages),
  createKey: ownAlone(manages),
  deleteKey: ownAlone(manages),
  listKeyCalls: ownAlone(manages),
  listWebhooks: ownAlone(manages),
  createWebhook: ownAlone(manages),
  updateWebhook: ownAlone(manages),
  deleteWebhook: ownAlone(manages),
  listDeliveries: ownAlone(manages),
  sendTestEvent: ownAlone(manages),
  sendDelivery: ownAlone(manages),
  createReport: ownAlone(writes),
  listReportsOfUser: { ...ownAlone(reads), whileSuspended: true },
  createAppeal: { ...ownAlone(writes), whileSuspended: true },
  listReports: onlyAdmins,
  getReport: onlyAdmins,
  updateReport: onlyAdmins,
  createProperty: onlyTenants,
  updateProperty: ownOrAdmin(writes),
  deleteProperty: ownOrAdmin(writes),
  updateAnnouncement: landlordOrAdmin(writes),
  createResidence: landlordOrAdmin(writes),
  getResidence: landlordOrAdmin(reads),
  updateResidence: landlordOrAdmin(writes),
  createAnnouncement: landlordOrAdmin(writes),
  createAnnouncementCopy: landlordOrAdmin(writes),
  uploadDocument: onlyLandlords(writes),
  upsertAnnouncement: onlyLandlords(writes),
  upsertAnnouncementBatch: onlyLandlords(writes),

  findMatches: ownOrAdmin(reads),
  listFavorites: { ...onlyTenants, admin: 'any' },
  addFavorite: onlyTenants,
  deleteFavorite: onlyTenants,
  addInterest: onlyLandlords(writes),
  deleteInterest: onlyLandlords(writes),

  getFile: everybody,
  uploadFile: oneself(writesOrOwn),
  renewFiles: oneself(writesOrOwn),
  deleteFile: ownOrAdmin(writesOrOwn),
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

/**
 * What a key may be used for that is limited to announcements: what names one of them in its path, and what keeps to them
 * by itself, which answers or takes no others.
 */
const ofChosen: { readonly [Id in OperationId]?: 'path' | 'itself' } = {
  getAnnouncement: 'path',
  updateAnnouncement: 'path',
  listDocuments: 'path',
  uploadDocument: 'path',
  getViewingHours: 'path',
  updateViewingHours: 'path',
  listAnnouncementsOfUser: 'itself',
  upsertAnnouncement: 'itself',
  upsertAnnouncementBatch: 'itself',
  listChanges: 'itself',
  uploadFile: 'itself',
  renewFiles: 'itself',
};

/** The announcements that a key is limited to; null where it's for all. */
export const chosenOf = ({ key }: Caller): readonly string[] | null => key?.announcements ?? null;

/** Whether a key that is limited to announcements is for this one. */
export const isChosen = (caller: Caller, id: string): boolean => chosenOf(caller)?.includes(id) ?? true;

export const notChosen = () =>
  new ProblemError(403, 'insufficient_scope', 'This key is limited to other announcements');

/** @throws ProblemError 403 where a key is limited to other announcements than the call is about */
export function requireChosen(caller: Caller, operation: OperationId, path: unknown): void {
  if (!caller.key?.announcements || ofChosen[operation] === 'itself') return;
  const { id } = Object(path) as { readonly id?: unknown };
  if (ofChosen[operation] !== 'path' || typeof id !== 'string' || !isChosen(caller, id)) throw notChosen();
}

/** The column of the table that a caller stands in; an admin's other role does not count. */
export function roleOf(caller: Caller): 'tenant' | 'landlord' | 'admin' {
  if (caller.isAdmin) return 'admin';
  return caller.isLandlord ? 'landlord' : 'tenant';
}

/**
 * Decides as whom a logged-in user makes a call, and refuses one that their role may never make, whatever it is about.
 *
 * @throws ProblemError 403
 */
export function actingAs(
  user: Omit<Caller, 'id' | 'isSuspended'> &
    Readonly<Record<'isSuspended' | 'isOrganizationSuspended', boolean>>,
  operation: OperationId,
): Caller {
  const { isOrganizationSuspended, ...who } = user;
  const { membership } = who;
  const as =
    membership === null || membership.hasEnded ? 'oneself' : permissions[operation].team[membership.role];
  const caller =
    membership === null || as === 'oneself'
      ? { ...who, id: who.userId }
      : { ...who, id: membership.organizationId, isSuspended: who.isSuspended || isOrganizationSuspended };
  requireRole(caller, operation);
  if (as === 'never')
    throw new ProblemError(403, 'forbidden', 'Your role in the team doesn’t allow this; ask an owner');
  return caller;
}

function requireRole(caller: Caller, operation: OperationId): void {
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
  if (may(caller, operation, ownerId)) return;
  throw caller.membership?.hasEnded === true && caller.membership.organizationId === ownerId
    ? notInTeam()
    : notFound();
}

export const notInTeam = () =>
  new ProblemError(403, 'not_in_team', 'You’re no longer in this organisation’s team');

/** The new owner: the caller, or whom an admin names; 400 where anybody else names one. */
export function ownerOf(caller: Caller, named: string | undefined): string {
  if (named !== undefined && !caller.isAdmin) {
    throw invalidValue('Only an admin can specify an owner', '/body/ownerId');
  }
  return named ?? caller.id;
}

export const notALandlord = () => invalidValue('The owner must be a landlord', '/body/ownerId');
