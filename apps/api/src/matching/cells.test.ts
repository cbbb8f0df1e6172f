import { distanceBetween } from '@tilava/domain/place';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, cellsAround, middleOf } from './cells.ts';

const place = fc.record({
  latitude: fc.double({ min: 59.1, max: 70.9, noNaN: true }),
  longitude: fc.double({ min: 19.2, max: 31.8, noNaN: true }),
});

describe('the cells round a place', () => {
  it('hold every place within the radius', () => {
    fc.assert(
      fc.property(
        place,
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        (centre, north, east) => {
          const other = { latitude: centre.latitude + north, longitude: centre.longitude + east };
          fc.pre(distanceBetween(centre, other) <= 3000);
          const cell = cellOf(other.latitude, other.longitude);
          const ranges = cellsAround(centre.latitude, centre.longitude, 3000);
          return ranges.some(({ low, high }) => low <= cell && cell <= high);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('are few, and never overlap', () => {
    const ranges = cellsAround(60.17, 24.94, 3000);
    expect(ranges.length).toBeLessThan(35);
    for (const [index, { low }] of ranges.entries()) {
      expect(low).toBeGreaterThan(ranges[index - 1]?.high ?? -1);
    }
  });
});

it('the middle of a cell lies in it, at most 200 m from whatever else does', () => {
  fc.assert(
    fc.property(place, ({ latitude, longitude }) => {
      const cell = cellOf(latitude, longitude);
      const middle = middleOf(cell);
      return (
        cellOf(middle.latitude, middle.longitude) === cell &&
        distanceBetween(middle, { latitude, longitude }) <= 200
      );
    }),
    { numRuns: 1_000 },
  );
});
