import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedRent, readRentChange } from './rentChange.ts';

describe('readRentChange', () => {
  it.each([
    ['2', 2],
    ['+2', 2],
    ['2 %', 2],
    ['1,5', 1.5],
    ['−1.5', -1.5],
    ['-50', -50],
    ['100', 100],
  ])('reads %s', (text, percent) => {
    expect(readRentChange(text)).toBe(percent);
  });

  it.each(['', '0', 'two', '-50.1', '100.1', '1.25', '2e1', '1,234'])('refuses %j', (text) => {
    expect(readRentChange(text)).toBeNull();
  });
});

describe('changedRent', () => {
  it.each([
    [1350, 2, 1377],
    [1350, -2, 1323],
    [1499.5, 2.5, 1536.99],
    [0.01, -50, 0.01],
    [0.01, 100, 0.02],
    // Half a cent goes up.
    [0.5, 1, 0.51],
  ])('changes %f by %f per cent to %f', (rent, percent, changed) => {
    expect(changedRent(rent, percent)).toBe(changed);
  });

  it('is null beyond what a rent may be', () => {
    expect(changedRent(10_000_000, 0.1)).toBeNull();
  });

  it('keeps the order of rents', () => {
    const cents = fc.integer({ min: 1, max: 500_000_000 });
    const percent = fc.integer({ min: -500, max: 1000 });
    fc.assert(
      fc.property(cents, cents, percent, (one, other, tenths) => {
        const [low = 0, high = 0] = [one, other]
          .toSorted((a, b) => a - b)
          .map((rent) => changedRent(rent / 100, tenths / 10));
        expect(low).toBeLessThanOrEqual(high ?? Infinity);
      }),
    );
  });
});
