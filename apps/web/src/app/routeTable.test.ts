import { matchRoutes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../shared/session/session.ts';
import { createMockedServices, server } from '../testing/mockedApi.ts';
import { createRoutes } from './routes.tsx';

beforeAll(() => server.listen());
afterAll(() => server.close());

const roles = {
  visitor: null,
  tenant: { isLandlord: false, isAdmin: false },
  landlord: { isLandlord: true, isAdmin: false },
  admin: { isLandlord: false, isAdmin: true },
} as const satisfies Record<string, Role | null>;

/** Where somebody ends who opens an address, after all that leads on. */
async function endOf(address: string, role: Role | null, mustChangePassword = false): Promise<string> {
  const services = createMockedServices();
  if (role !== null) services.session.start('token', { id: 'user', ...role }, mustChangePassword);
  const routes = createRoutes(services);
  let at = address;
  for (let steps = 0; steps < 5; steps += 1) {
    const [pathname = ''] = at.split('#');
    const loader = matchRoutes(routes, pathname)?.at(-1)?.route.loader;
    const answer: unknown = typeof loader === 'function' ? await loader(argumentsOf(pathname)) : null;
    if (!(answer instanceof Response)) return at;
    const next = answer.headers.get('location');
    at = next ?? '';
  }
  throw new Error(`${address} leads in a circle`);
}

function argumentsOf(pathname: string) {
  const url = new URL(pathname, 'http://127.0.0.1');
  return { request: new Request(url), url, params: {}, pattern: '', context: {} };
}

const stays = null;

/** By address, where a visitor, a tenant, a landlord and an admin end who open it. */
const table: Readonly<Record<string, readonly (string | null)[]>> = {
  '/': [stays, '/user/matches', '/user/announcements', '/admin'],
  '/login': [stays, '/user/matches', '/user/announcements', '/admin'],
  '/verification/u/c': [stays, stays, stays, stays],
  '/user': ['/', '/user/matches', '/user/announcements', '/admin'],
  '/user/matches': ['/', stays, stays, stays],
  '/user/matches/p': ['/', stays, stays, stays],
  '/user/matches/a/p': ['/', '/user/matches', stays, '/user/matches'],
  '/user/information': ['/', stays, stays, stays],
  '/user/dashboard': ['/', stays, stays, stays],
  '/user/announcements': ['/', '/user/matches', stays, '/user/matches'],
  '/user/announcements/a': ['/', '/user/matches', '/user/information', '/user/matches'],
  '/user/edit/profile': ['/', stays, stays, stays],
  '/user/edit/property/new': ['/', stays, '/user/information', '/user/information'],
  '/user/edit/property/p': ['/', stays, stays, stays],
  '/user/edit/anything': ['/', '/user/matches', '/user/announcements', '/admin'],
  '/user/no-such-page': ['/', '/user/matches', '/user/matches', '/user/matches'],
  '/dashboard': ['/', stays, stays, stays],
  '/admin': ['/', '/user/matches', '/user/announcements', stays],
  '/no/such/page': ['/', '/user/matches', '/user/announcements', '/admin'],
};

describe('§2 the route table', () => {
  it.each(Object.entries(table))('leads who opens %s where they may be', async (address, ends) => {
    const found = await Promise.all(Object.values(roles).map((role) => endOf(address, role)));
    expect(found).toEqual(ends.map((end) => end ?? address));
  });

  it.each(Object.keys(table).filter((address) => !address.startsWith('/verification')))(
    'leads whoever has a temporary password from %s to a new one',
    async (address) => {
      const members = [roles.tenant, roles.landlord, roles.admin];
      const found = await Promise.all(members.map((role) => endOf(address, role, true)));
      const own = address === '/user/information' ? address : '/user/information#password';
      expect(found).toEqual([own, own, own]);
    },
  );
});
