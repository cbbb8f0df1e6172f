import { describe, expect, it } from 'vitest';
import { axisOf } from './ChartFrame.tsx';

describe('axisOf', () => {
  it('begins at zero, so that lengths can be compared, and ends on a round number', () => {
    const { ticks, place } = axisOf([23, 87]);
    expect(ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect([place(0), place(50), place(100)]).toEqual([0, 50, 100]);
  });

  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [-5, 5],
      [-6, 6],
    ],
  ])('takes %j', (values, [first, last]) => {
    const { ticks } = axisOf(values);
    expect([ticks[0], ticks.at(-1)]).toEqual([first, last]);
  });

  it('has its ticks at both ends, whatever the numbers', () => {
    for (const most of [0.003, 1, 7, 99, 101, 1499, 58_000, 1e9]) {
      const { ticks, place } = axisOf([most]);
      expect([place(ticks[0] ?? NaN), place(ticks.at(-1) ?? NaN)]).toEqual([0, 100]);
    }
  });
});
