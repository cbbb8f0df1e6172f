/** Who opens an address; an organisation is a tenant. */
export const readers = ['visitor', 'tenant', 'landlord', 'admin'] as const;

/** Stays at the address. */
const stays = null;

/**
 * By address, where a visitor, a tenant, a landlord and an admin are led who open it (specification, section 2). What
 * follows a colon stands for an id: of the property that an announcement is about, of an announcement, of a tenant's
 * need, and of a property of one's own.
 */
export const routeEnds: Readonly<Record<string, readonly (string | null)[]>> = {
  '/': [stays, '/user/matches', '/user/announcements', '/admin'],
  '/login': [stays, '/user/matches', '/user/announcements', '/admin'],
  '/signup': [stays, '/user/matches', '/user/announcements', '/admin'],
  '/signup/tenant/0': [stays, '/user/matches', '/user/announcements', '/admin'],
  '/signup/tenant/5': ['/signup', '/user/matches', '/user/announcements', '/admin'],
  '/signup/landlord': [stays, '/user/matches', '/user/announcements', '/admin'],
  '/customer-service': [stays, stays, stays, stays],
  '/terms': [stays, stays, stays, stays],
  '/data-protection': [stays, stays, stays, stays],
  '/ranking': [stays, stays, stays, stays],
  '/verification/u/c': [stays, stays, stays, stays],
  '/unsubscribe/c': [stays, stays, stays, stays],
  '/invitation/c': [stays, stays, stays, stays],
  '/user': ['/', '/user/matches', '/user/announcements', '/admin'],
  '/user/matches': ['/', stays, stays, stays],
  '/user/matches?announcement=:announcement': ['/', '/user/matches', '/user/matches', '/user/matches'],
  '/user/matches/comparison': ['/', stays, '/user/information', '/user/information'],
  '/user/matches/:property': ['/', stays, stays, stays],
  '/user/matches/:announcement/:need': ['/', '/user/matches', stays, '/user/matches'],
  '/user/information': ['/', stays, stays, stays],
  '/user/information/profile': ['/', '/user/information', stays, '/user/information'],
  '/user/information/pictures': ['/', '/user/information', stays, '/user/information'],
  '/user/information/notifications': ['/', stays, stays, stays],
  '/user/information/data': ['/', stays, stays, stays],
  '/user/team': ['/', '/user/information', stays, '/user/information'],
  '/user/dashboard': ['/', stays, stays, stays],
  '/user/announcements': ['/', '/user/matches', stays, '/user/matches'],
  '/user/announcements/:announcement': ['/', '/user/matches', '/user/information', '/user/matches'],
  '/user/announcements/:announcement/viewings': ['/', '/user/matches', stays, '/user/matches'],
  '/user/announcements/import': ['/', '/user/matches', stays, '/user/matches'],
  '/user/announcements/new/0': ['/', '/user/matches', stays, '/user/matches'],
  '/user/announcements/new/2': ['/', '/user/matches', stays, '/user/matches'],
  '/user/announcements/new/3': ['/', '/user/matches', '/user/announcements', '/user/matches'],
  '/user/announcements/new': ['/', '/user/matches', '/user/announcements', '/user/matches'],
  '/user/edit/profile': ['/', stays, stays, stays],
  '/user/edit/property/new': ['/', stays, '/user/information', '/user/information'],
  '/user/edit/property/:own': ['/', stays, stays, stays],
  '/user/edit/anything': ['/', '/user/matches', '/user/announcements', '/admin'],
  '/user/no-such-page': ['/', '/user/matches', '/user/matches', '/user/matches'],
  '/dashboard': ['/', stays, stays, stays],
  '/admin': ['/', '/user/matches', '/user/announcements', stays],
  '/no/such/page': ['/', '/user/matches', '/user/announcements', '/admin'],
};
