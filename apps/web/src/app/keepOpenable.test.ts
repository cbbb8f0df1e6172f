import { expect, it, vi } from 'vitest';
import { createSessionStore } from '../shared/session/sessionStore.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { keepOpenable } from './keepOpenable.ts';

const owner = { id: 'a', isLandlord: false, isAdmin: false };

function open(isKept = false, storage = memoryStorage()) {
  const session = createSessionStore(storage, new EventTarget());
  const keep = vi.fn<() => void>();
  keepOpenable({ session, isKept, keep });
  return { session, keep, storage };
}

it('The app is not kept for visitors, and once for whoever logs in', () => {
  const { session, keep } = open();
  expect(keep).not.toHaveBeenCalled();
  session.start('token', owner);
  expect(keep).toHaveBeenCalledTimes(1);
  session.end();
  session.start('token', owner);
  expect(keep).toHaveBeenCalledTimes(1);
});

it('The app is kept for whoever comes back, and renewed where it is kept', () => {
  const { session, storage } = open();
  session.start('token', owner);
  expect(open(false, storage).keep).toHaveBeenCalledTimes(1);
  expect(open(true).keep).toHaveBeenCalledTimes(1);
});
