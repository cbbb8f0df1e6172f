import { describe, expect, it } from 'vitest';
import { createNoticeStore } from '../../../shared/notices/noticeStore.ts';
import { createDestinationStore } from '../../../shared/session/access.ts';
import { createSessionStore } from '../../../shared/session/sessionStore.ts';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { startEmbeddedSession, takeEmbeddedSession } from './session.ts';

const session = {
  token: 't',
  userId: 'u',
  role: { isLandlord: true, isAdmin: false },
  mustChangePassword: false,
};

/** A page that holds such an element until it is removed. */
function pageWith(content: string) {
  let isThere = true;
  const element = {
    getAttribute: (name: string) => (name === 'content' ? content : null),
    remove: () => {
      isThere = false;
    },
  };
  return {
    querySelector: (selector: string) =>
      isThere && selector === 'meta[name="tilava-session"]' ? element : null,
  };
}

/** Where the address is set to. */
function fakeHistory() {
  const addresses: string[] = [];
  return {
    addresses,
    replaceState: (_data: unknown, _unused: string, url?: string | URL | null) =>
      void addresses.push(String(url)),
  };
}

describe('a session that the server hands over', () => {
  it('is taken out of the page once', () => {
    const page = pageWith(JSON.stringify(session));
    expect(takeEmbeddedSession(page)).toEqual(session);
    expect(takeEmbeddedSession(page)).toBeNull();
  });

  it.each(['', '__SESSION__', '{"token":"t"}'])('is none where the page says %j', (content) => {
    expect(takeEmbeddedSession(pageWith(content))).toBeNull();
  });

  const tenant = { isLandlord: false, isAdmin: false };
  const admin = { isLandlord: false, isAdmin: true };

  it.each([
    ['without a destination', { role: tenant }, null, '/user/matches'],
    ['of an admin without a destination', { role: admin }, null, '/admin'],
    ['to where it was asked for', {}, '/user/matches/1?a=b#c', '/user/matches/1?a=b#c'],
    ['away from where the role may not be', { role: tenant }, '/user/announcements', '/user/matches'],
    ['with a temporary password', { mustChangePassword: true }, '/dashboard', '/user/information#password'],
  ])('goes on as after any login %s', (_name, about, asked, address) => {
    const storage = memoryStorage();
    const services = {
      session: createSessionStore(storage, new EventTarget()),
      notices: createNoticeStore(),
      destination: createDestinationStore(null),
    };
    if (asked !== null) services.destination.keep({ userId: null, path: asked });
    const history = fakeHistory();
    startEmbeddedSession({ ...session, ...about }, services, history);
    expect(createSessionStore(storage, new EventTarget()).get()).toEqual({ ...session, ...about });
    expect(services.notices.get()).toMatchObject([{ message: 'loginSucceeded' }]);
    expect(history.addresses).toEqual([address]);
  });
});
