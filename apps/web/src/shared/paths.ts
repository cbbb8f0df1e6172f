/** Every address of the app that has a page, once. */
export const paths = {
  landing: '/',
  login: '/login',
  user: '/user',
  matches: '/user/matches',
  announcements: '/user/announcements',
  information: '/user/information',
  userDashboard: '/user/dashboard',
  dashboard: '/dashboard',
  admin: '/admin',
} as const;
