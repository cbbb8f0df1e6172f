// Generated from openapi/ by `pnpm generate`. Do not edit.

/** What the contract groups its operations by. */
export type Tag = 'bearers' | 'verification' | 'users' | 'announcements' | 'favorites' | 'properties' | 'matchmaking' | 'files' | 'places' | 'newsletter';

/** Of which tags each write may change the answers. */
export const invalidations = {
  createBearer: [],
  deleteBearer: ['bearers'],
  checkCredentials: [],
  verifyUser: [],
  sendVerificationMail: [],
  createUser: ['users', 'properties', 'matchmaking'],
  sendPasswordReset: [],
  updateUser: ['users', 'bearers', 'matchmaking'],
  deleteUser: ['users', 'bearers', 'favorites', 'properties', 'announcements', 'matchmaking', 'files'],
  addFavorite: ['favorites', 'users', 'bearers', 'matchmaking'],
  deleteFavorite: ['favorites', 'users', 'bearers', 'matchmaking'],
  addInterest: ['matchmaking', 'users'],
  deleteInterest: ['matchmaking', 'users'],
  createProperty: ['properties', 'matchmaking', 'users', 'bearers'],
  updateProperty: ['properties', 'announcements', 'favorites', 'matchmaking', 'users'],
  deleteProperty: ['properties', 'announcements', 'favorites', 'matchmaking', 'users', 'bearers', 'files'],
  updateAnnouncement: ['announcements', 'properties', 'favorites', 'matchmaking', 'users'],
  createResidence: [],
  updateResidence: ['announcements', 'properties', 'favorites', 'matchmaking', 'users'],
  createAnnouncement: ['announcements', 'properties', 'matchmaking', 'users', 'bearers'],
  uploadFile: ['users'],
  deleteFile: ['files', 'announcements', 'properties', 'favorites', 'matchmaking', 'users', 'bearers'],
  uploadUserPicture: ['users', 'bearers'],
  uploadResidencePicture: ['announcements', 'properties', 'favorites', 'matchmaking', 'users'],
  createSubscription: [],
  verifySubscription: [],
} as const satisfies Readonly<Record<string, readonly Tag[]>>;

/** The identifier of an operation that writes. */
export type Write = keyof typeof invalidations;
