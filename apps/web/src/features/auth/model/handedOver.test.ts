// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createNoticeStore } from '../../../shared/notices/noticeStore.ts';
import { createSessionStore } from '../../../shared/session/sessionStore.ts';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { beginHandedOver, takeHandedOver } from './handedOver.ts';

const session = { token: 't', userId: 'u', role: { isLandlord: true, isAdmin: false } };

function writePage(content: string, mustChangePassword: boolean): void {
  const element = document.createElement('meta');
  element.name = 'tilava-session';
  element.content = content;
  element.dataset['mustChangePassword'] = String(mustChangePassword);
  document.head.replaceChildren(element);
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
  beforeEach(() => document.head.replaceChildren());

  it('is taken out of the page once', () => {
    writePage(JSON.stringify(session), false);
    expect(takeHandedOver(document)).toEqual({ session, mustChangePassword: false });
    expect(document.head.innerHTML).toBe('');
    expect(takeHandedOver(document)).toBeNull();
  });

  it.each(['', '__SESSION__', '{"token":"t"}'])('is none where the page says %j', (content) => {
    writePage(content, false);
    expect(takeHandedOver(document)).toBeNull();
    expect(document.head.innerHTML).toBe('');
  });

  it.each([
    [false, '/user/matches'],
    [true, '/user/information#password'],
  ])('goes on as after any login (with a temporary password: %s)', (mustChangePassword, address) => {
    const storage = memoryStorage();
    const services = {
      session: createSessionStore(storage, new EventTarget()),
      notices: createNoticeStore(),
    };
    const history = fakeHistory();
    beginHandedOver({ session, mustChangePassword }, services, history);
    expect(createSessionStore(storage, new EventTarget()).get()).toEqual(session);
    expect(services.notices.get()).toMatchObject([{ message: 'loginSucceeded' }]);
    expect(history.addresses).toEqual([address]);
  });
});
