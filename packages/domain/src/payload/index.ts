export { announcementCreation, listingChanges } from './listing.ts';
export { needChanges, needCreation } from './need.ts';
export { residenceCreation, visibilityChange } from './residence.ts';
