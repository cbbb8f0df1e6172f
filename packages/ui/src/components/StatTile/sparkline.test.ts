import { describe, expect, it } from 'vitest';
import { sparkline } from './sparkline.ts';

describe('sparkline', () => {
  it('goes from edge to edge, the least at the bottom and the greatest at the top', () => {
    expect(sparkline([10, 30, 20])).toBe('M0 100L50 0L100 50');
  });

  it('is level in the middle where nothing changes', () => {
    expect(sparkline([7, 7])).toBe('M0 50L100 50');
  });

  it('takes negative numbers', () => {
    expect(sparkline([-1, -2])).toBe('M0 0L100 100');
  });

  it.each([[[]], [[5]]])('draws nothing of %j: a point is no line', (values) => {
    expect(sparkline(values)).toBe('');
  });
});
