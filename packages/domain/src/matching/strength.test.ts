import { describe, expect, it } from 'vitest';
import { filterPresets } from './limits.ts';
import { strengthOf } from './strength.ts';

describe('the strength of a match', () => {
  it.each([
    [0, 'weak'],
    [60, 'weak'],
    [61, 'fair'],
    [80, 'fair'],
    [81, 'strong'],
    [100, 'strong'],
  ] as const)('of %i per cent is %s', (points, strength) => {
    expect(strengthOf(points)).toBe(strength);
  });

  it('is weak for exactly what the filter "Above 60%" leaves out', () => {
    for (let points = 0; points <= 100; points += 1) {
      expect(strengthOf(points) === 'weak').toBe(points <= filterPresets.pointsAbove);
    }
  });
});
