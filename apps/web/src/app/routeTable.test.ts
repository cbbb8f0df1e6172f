import { createStaticHandler } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readers, routeEnds } from '../../../../e2e/routeEnds.ts';
import type { Role } from '../shared/session/sessionStore.ts';
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
  const handler = createStaticHandler(createRoutes(services));
  let at = address;
  for (let steps = 0; steps < 5; steps += 1) {
    const answer = await handler.query(new Request(new URL(at, 'http://localhost')));
    if (!(answer instanceof Response)) return at;
    at = answer.headers.get('Location') ?? '';
  }
  throw new Error(`${address} leads in a circle`);
}

/** Where whoever has a temporary password may be, too. */
const openToAll: readonly string[] = [
  '/verification/u/c',
  '/unsubscribe/c',
  '/invitation/c',
  '/customer-service',
  '/terms',
  '/data-protection',
  '/ranking',
];

describe('§2 the route table', () => {
  it.each(Object.entries(routeEnds))('leads who opens %s where they may be', async (address, ends) => {
    const found = await Promise.all(readers.map((reader) => endOf(address, roles[reader])));
    expect(found).toEqual(ends.map((end) => end ?? address));
  });

  it.each(Object.keys(routeEnds).filter((address) => !openToAll.includes(address)))(
    'leads whoever has a temporary password from %s to a new one',
    async (address) => {
      const members = [roles.tenant, roles.landlord, roles.admin];
      const found = await Promise.all(members.map((role) => endOf(address, role, true)));
      const own = address === '/user/information' ? address : '/user/information#password';
      expect(found).toEqual([own, own, own]);
    },
  );
});
