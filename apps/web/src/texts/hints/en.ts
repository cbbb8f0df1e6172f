import type { HintTexts } from './hints.ts';

export const en: HintTexts = {
  noPublic: 'Tenants see an announcement once you make it public.',
  noHidden: 'Announcements that you hide are kept here.',
  noAnnouncements: 'Create one to be matched with tenants.',
  noInterests: "Select “I'm Interested” on a match to let the landlord know.",
  noTenants: 'Tenants who are interested in this announcement will appear here.',
  seeTenants: 'See matching tenants',
  changeNeed: 'Change what you’re looking for',
  editPictures: 'Edit pictures',
};
