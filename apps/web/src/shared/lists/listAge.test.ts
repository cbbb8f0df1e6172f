import { expect, it } from 'vitest';
import { oldestOf } from './listAge.tsx';

it('calls what several queries hold as old as the oldest of it', () => {
  expect(
    oldestOf([
      { isFromEarlier: false, readAt: 300 },
      { isFromEarlier: true, readAt: 200 },
      // It holds nothing yet.
      { isFromEarlier: false, readAt: 0 },
    ]),
  ).toEqual({ isFromEarlier: true, readAt: 200 });
  expect(oldestOf([])).toEqual({ isFromEarlier: false, readAt: 0 });
});
