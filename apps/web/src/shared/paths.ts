/** Every address of the app that has a page, once. */
export const paths = {
  landing: '/',
  login: '/login',
  signUp: '/signup',
  signUpTenant: '/signup/tenant/0',
  signUpLandlord: '/signup/landlord',
  customerService: '/customer-service',
  terms: '/terms',
  dataProtection: '/data-protection',
  user: '/user',
  matches: '/user/matches',
  announcements: '/user/announcements',
  information: '/user/information',
  userDashboard: '/user/dashboard',
  dashboard: '/dashboard',
  admin: '/admin',
} as const;
