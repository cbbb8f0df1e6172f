import type { AttentionTexts } from './attention.ts';

export const en: AttentionTexts = {
  overview: 'Your announcements',
  interested: 'Interested',
  views: (weeks) => `Views in ${weeks}\u00A0weeks`,
  selected: 'Selected',
  title: 'Needs your attention',
  nothing: 'You’re all caught up',
  nothingHint: 'New interest, new matches and unfinished drafts will show up here.',
  mutual: (count) =>
    count === 1
      ? 'You and a landlord are interested in each other'
      : `You and ${count} landlords are interested in each other`,
  getInTouch: 'Get in touch',
  contactsHidden: 'You and a landlord are interested in each other, but your contact details are hidden',
  shareContacts: 'Share contact details',
  unreadMessages: (count) =>
    count === 1 ? 'You have unread messages' : `You have unread messages in ${count} conversations`,
  readMessages: 'Read messages',
  interestInYou: (count) =>
    count === 1 ? 'A landlord is interested in you' : `${count} landlords are interested in you`,
  interestInPremises: (count) =>
    count === 1
      ? 'A tenant is interested in your premises'
      : `${count} tenants are interested in your premises`,
  viewMatch: 'View match',
  newMatches: (count) => `${count} new ${count === 1 ? 'match' : 'matches'} since your last visit`,
  viewMatches: 'View matches',
  drafts: (count) => `${count} unfinished ${count === 1 ? 'draft' : 'drafts'} on this device`,
  continueDraft: 'Continue',
  alertsOff: 'Alerts about new matches are off',
  turnOnAlerts: 'Turn on alerts',
  noAnnouncements: 'You haven’t published any announcements yet',
  newAnnouncement: 'Create announcement',
  noPublic: 'None of your announcements is public',
  viewAnnouncements: 'View announcements',
  withoutPictures: (count) =>
    count === 1 ? '1 public announcement has no pictures' : `${count} public announcements have no pictures`,
  addPictures: 'Add pictures',
};
