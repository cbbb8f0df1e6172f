// Generated from openapi/ by `pnpm generate`. Do not edit.

/** What the contract groups its operations by. */
export type Tag = 'bearers' | 'verification' | 'users' | 'announcements' | 'favorites' | 'interests' | 'blocks' | 'reports' | 'threads' | 'events' | 'viewings' | 'properties' | 'insights' | 'alerts' | 'matchmaking' | 'files' | 'places' | 'newsletter' | 'admin';

/** Of which tags each write may change the answers. */
export const invalidations = {
  createBearer: [],
  deleteBearer: ['bearers'],
  checkCredentials: [],
  verifyUser: [],
  sendVerificationMail: [],
  createUser: ['users', 'properties', 'matchmaking', 'admin'],
  sendPasswordReset: [],
  updateUser: ['users', 'bearers', 'matchmaking', 'admin'],
  deleteUser: ['users', 'bearers', 'favorites', 'properties', 'announcements', 'insights', 'matchmaking', 'files', 'admin'],
  updateReceivedInterests: ['interests'],
  addBlock: ['blocks', 'threads', 'favorites', 'interests', 'matchmaking', 'announcements', 'properties', 'users'],
  deleteBlock: ['blocks', 'threads', 'favorites', 'interests', 'matchmaking', 'announcements', 'properties', 'users'],
  createReport: ['reports'],
  updateReport: ['reports', 'admin', 'announcements', 'properties', 'matchmaking', 'users'],
  createAppeal: ['reports'],
  sendMessage: ['threads', 'favorites', 'interests', 'matchmaking', 'users', 'bearers'],
  updateThread: ['threads'],
  uploadAttachment: [],
  deleteAttachment: [],
  updateViewingHours: ['viewings'],
  createViewing: ['viewings', 'threads', 'announcements'],
  updateViewing: ['viewings', 'threads', 'announcements'],
  renewCalendar: ['viewings'],
  deleteCalendar: ['viewings'],
  addFavorite: ['favorites', 'users', 'bearers', 'matchmaking'],
  deleteFavorite: ['favorites', 'users', 'bearers', 'matchmaking'],
  addInterest: ['matchmaking', 'users'],
  deleteInterest: ['matchmaking', 'users'],
  createProperty: ['properties', 'matchmaking', 'users', 'bearers'],
  updateProperty: ['properties', 'announcements', 'insights', 'favorites', 'matchmaking', 'users', 'admin'],
  deleteProperty: ['threads', 'viewings', 'interests', 'properties', 'announcements', 'insights', 'favorites', 'matchmaking', 'users', 'bearers', 'files', 'admin'],
  updateAlerts: ['alerts'],
  createUnsubscription: ['alerts', 'users'],
  updateAnnouncement: ['threads', 'viewings', 'announcements', 'properties', 'favorites', 'matchmaking', 'users', 'admin'],
  upsertAnnouncement: ['threads', 'viewings', 'announcements', 'properties', 'insights', 'favorites', 'matchmaking', 'users', 'bearers', 'admin'],
  upsertAnnouncementBatch: ['threads', 'viewings', 'announcements', 'properties', 'insights', 'favorites', 'matchmaking', 'users', 'bearers', 'admin'],
  createAnnouncementCopy: ['announcements', 'properties', 'users', 'bearers', 'admin'],
  createResidence: ['admin'],
  updateResidence: ['announcements', 'properties', 'favorites', 'matchmaking', 'users', 'admin'],
  createAnnouncement: ['announcements', 'properties', 'matchmaking', 'users', 'bearers', 'admin'],
  uploadFile: ['users'],
  renewFiles: [],
  deleteFile: ['files', 'announcements', 'properties', 'favorites', 'matchmaking', 'users', 'bearers', 'admin'],
  uploadUserPicture: ['users', 'bearers', 'admin'],
  uploadResidencePicture: ['announcements', 'properties', 'favorites', 'matchmaking', 'users', 'admin'],
  createSubscription: [],
  verifySubscription: [],
} as const satisfies Readonly<Record<string, readonly Tag[]>>;

/** The identifier of an operation that writes. */
export type Write = keyof typeof invalidations;
