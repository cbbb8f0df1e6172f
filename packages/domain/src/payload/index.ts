export { credentials, credentialsCheck, passwordChange, passwordReset, profilePicture } from './account.ts';
export { changedValues } from './changedValues.ts';
export { userCreation, type NewUser } from './user.ts';
export { userChanges } from './userChanges.ts';
