import { describe, expect, it, vi } from 'vitest';
import type { Caller } from '../http/operations.ts';
import { type ViewCount, viewCounter } from './viewCounter.ts';

const listing = { kind: 'listing', announcement: 'shown' } as Parameters<
  ReturnType<typeof viewCounter>['countReading']
>[1];

const caller = (id: string): Caller => ({
  id,
  userId: id,
  isLandlord: false,
  isAdmin: false,
  bearer: new Uint8Array(),
  bearerExpiresAt: new Date(),
  position: null,
  mustChangePassword: false,
  membership: null,
  hasColleagues: false,
  key: null,
  isSuspended: false,
});

function counting() {
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const add = vi.fn<(count: ViewCount) => Promise<void>>(() => Promise.resolve());
  const forgetBefore = vi.fn<(day: string) => Promise<void>>(() => Promise.resolve());
  const report = vi.fn<(error: unknown) => void>();
  const counter = viewCounter({ store: { add, forgetBefore }, clock: () => clock.now, report });
  return { clock, add, forgetBefore, report, counter };
}

describe('a counter of views', () => {
  it('lets the reading go on where a view cannot be counted, and counts the next one', async () => {
    const { add, report, counter } = counting();
    const full = new Error('The disk is full');
    add.mockRejectedValueOnce(full);
    await counter.countReading(caller('one'), listing);
    expect(report).toHaveBeenCalledExactlyOnceWith(full);
    await counter.countReading(caller('one'), listing);
    await counter.countReading(caller('one'), listing);
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('hands on nothing of who it was', async () => {
    const { add, counter } = counting();
    await counter.countReading(caller('one'), listing);
    await counter.countReading(caller('two'), listing);
    expect(add.mock.calls[0]).toEqual(add.mock.calls[1]);
  });

  it('forgets days before the oldest week that is told of', async () => {
    const { forgetBefore, counter } = counting();
    await counter.sweep();
    expect(forgetBefore).toHaveBeenCalledExactlyOnceWith('2026-08-24');
  });
});
