import { expect, it } from 'vitest';
import { mayMailAgain } from './mailOutbox.ts';

const now = new Date('2026-11-21T10:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

it('lets one mail a minute pass', () => {
  expect(mayMailAgain([], now)).toBe(true);
  expect(mayMailAgain([now], now)).toBe(false);
  expect(mayMailAgain([before(59_999)], now)).toBe(false);
  expect(mayMailAgain([before(60_000)], now)).toBe(true);
});

it('does not count mails of the future, from before the clock was put back', () => {
  expect(mayMailAgain([before(-1), before(-60 * 60_000)], now)).toBe(true);
});

it('lets five mails an hour pass', () => {
  const earlier = [10, 20, 30, 40].map((minutes) => before(minutes * 60_000));
  expect(mayMailAgain(earlier, now)).toBe(true);
  expect(mayMailAgain([...earlier, before(50 * 60_000)], now)).toBe(false);
});
