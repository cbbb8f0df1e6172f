export const paths = {
  landing: '/',
  login: '/login',
  signUp: '/signup',
  signUpTenant: '/signup/tenant/0',
  signUpLandlord: '/signup/landlord',
  customerService: '/customer-service',
  terms: '/terms',
  dataProtection: '/data-protection',
  ranking: '/ranking',
  verification: '/verification/:uid/:code',
  invitation: '/invitation/:code',
  unsubscription: '/unsubscribe/:code',
  user: '/user',
  matches: '/user/matches',
  comparison: '/user/matches/comparison',
  announcementMatch: '/user/matches/:propId',
  tenantMatch: '/user/matches/:annoId/:propId',
  announcements: '/user/announcements',
  importAnnouncements: '/user/announcements/import',
  announcement: '/user/announcements/:annoId',
  viewingHours: '/user/announcements/:annoId/viewings',
  newAnnouncement: '/user/announcements/new/:index?',
  information: '/user/information',
  ownProfile: '/user/information/profile',
  ownPictures: '/user/information/pictures',
  notifications: '/user/information/notifications',
  ownData: '/user/information/data',
  team: '/user/team',
  keys: '/user/keys',
  password: '/user/information#password',
  editProfile: '/user/edit/profile',
  newProperty: '/user/edit/property/new',
  editProperty: '/user/edit/property/:propId',
  messages: '/user/messages',
  thread: '/user/messages/:threadId?',
  userDashboard: '/user/dashboard',
  dashboard: '/dashboard',
  admin: '/admin',
} as const;

/** Where the API answers: on the app's own origin. */
export const apiBase = '/api/v1';

export function pictureUrl(key: string): string {
  return `${apiBase}/files/${encodeURIComponent(key)}`;
}
