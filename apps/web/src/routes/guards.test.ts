import { describe, expect, it } from 'vitest';
import type { Session } from '../shared/session/session.ts';
import { createSessionStore } from '../shared/session/sessionStore.ts';
import { adminOnly, landlordsOnly, membersOnly, toHome, visitorsOnly, type Guard } from './guards.ts';

const roles = {
  visitor: null,
  tenant: { isLandlord: false, isAdmin: false },
  landlord: { isLandlord: true, isAdmin: false },
  admin: { isLandlord: false, isAdmin: true },
} as const satisfies Record<string, Session['role'] | null>;

/** Where a guard leads a role, or `stays`. */
function outcome(guard: Guard, role: Session['role'] | null): string {
  const unused: Storage = {
    length: 0,
    clear: () => undefined,
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  const store = createSessionStore(unused, new EventTarget());
  if (role !== null) store.start('token', { id: 'user', ...role });
  return guard(store)()?.headers.get('location') ?? 'stays';
}

const table: [
  name: string,
  guard: Guard,
  visitor: string,
  tenant: string,
  landlord: string,
  admin: string,
][] = [
  ['visitors only', visitorsOnly, 'stays', '/user', '/user', '/user'],
  ['members only', membersOnly, '/', 'stays', 'stays', 'stays'],
  ['landlords only', landlordsOnly, '/', '/user/matches', 'stays', '/user/matches'],
  ['the admin only', adminOnly, '/', '/', '/', 'stays'],
  ['bare /user', toHome, '/', '/user/matches', '/user/announcements', '/admin'],
];

describe('the guards of the route table', () => {
  it.each(table)('%s', (_name, guard, visitor, tenant, landlord, admin) => {
    expect({
      visitor: outcome(guard, roles.visitor),
      tenant: outcome(guard, roles.tenant),
      landlord: outcome(guard, roles.landlord),
      admin: outcome(guard, roles.admin),
    }).toEqual({ visitor, tenant, landlord, admin });
  });
});
