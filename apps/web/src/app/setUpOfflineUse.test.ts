import { expect, it, vi } from 'vitest';
import { createSessionStore } from '../shared/session/sessionStore.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { installOnLogin } from './setUpOfflineUse.ts';

const owner = { id: 'a', isLandlord: false, isAdmin: false };

function open(isInstalled = false, storage = memoryStorage()) {
  const session = createSessionStore(storage, new EventTarget());
  const install = vi.fn<() => void>();
  installOnLogin({ session, isInstalled, install });
  return { session, install, storage };
}

it('the app is installed once for users who log in, not for visitors', () => {
  const { session, install } = open();
  expect(install).not.toHaveBeenCalled();
  session.start('token', owner);
  expect(install).toHaveBeenCalledTimes(1);
  session.end();
  session.start('token', owner);
  expect(install).toHaveBeenCalledTimes(1);
});

it('the app is installed for returning users, and updated if it already is', () => {
  const { session, storage } = open();
  session.start('token', owner);
  expect(open(false, storage).install).toHaveBeenCalledTimes(1);
  expect(open(true).install).toHaveBeenCalledTimes(1);
});
