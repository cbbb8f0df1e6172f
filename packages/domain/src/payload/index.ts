export { needChanges, needCreation } from '../need.ts';
export * from './account.ts';
export { changedValues } from './changes.ts';
export { userChanges, userCreation, type NewUser } from './user.ts';
