export { credentials, credentialsCheck, passwordChange, passwordReset, profilePicture } from './account.ts';
export { changedValues } from './changedValues.ts';
export { announcementCreation, listingChanges } from './listing.ts';
export { needChanges, needCreation } from './need.ts';
export { residenceCreation, visibilityChange } from './residence.ts';
export { userCreation, type NewUser } from './user.ts';
export { userChanges } from './userChanges.ts';
