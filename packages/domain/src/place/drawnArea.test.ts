import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaFault, areaOf, type Corners, crossesItself, isInArea, squareMetresOf } from './drawnArea.ts';
import type { Position } from './position.ts';

/** In millionths of a degree: a place in Helsinki. */
const [east, north] = [24_938_400, 60_169_900];
const address: Position = { latitude: north / 1e6, longitude: east / 1e6 };

const around = (...offsets: readonly (readonly [number, number])[]): Corners =>
  offsets.flatMap(([x, y]) => [east + x, north + y]);
const at = (x: number, y: number): Position => ({ latitude: (north + y) / 1e6, longitude: (east + x) / 1e6 });

const square = around([0, 0], [4, 0], [4, 4], [0, 4]);
/** A U, whose gap lies outside. */
const horseshoe = around([0, 0], [6, 0], [6, 6], [4, 6], [4, 2], [2, 2], [2, 6], [0, 6]);

describe('an area', () => {
  test.each([
    ['its inside', square, 2, 2, true],
    ['each edge', square, 4, 1, true],
    ['the upper edge', square, 1, 4, true],
    ['each corner', square, 4, 4, true],
    ['nothing next to an edge', square, 5, 1, false],
    ['nothing in line with an edge', square, 6, 4, false],
    ['nothing in line with a corner', square, -1, 0, false],
    ['no gap', horseshoe, 3, 4, false],
    ['the edge of a gap', horseshoe, 2, 4, true],
    ['both arms', horseshoe, 5, 6, true],
    ['what is below a gap', horseshoe, 3, 1, true],
  ])('holds %s', (_, corners, x, y, isInside) => {
    expect(isInArea(corners, at(x, y))).toBe(isInside);
  });

  test('takes positions to the millionth of a degree, halves to the east and the north', () => {
    expect(isInArea(square, at(4.4999, 2))).toBe(true);
    expect(isInArea(square, at(4.5001, 2))).toBe(false);
    expect(isInArea(square, { latitude: NaN, longitude: 24.9 })).toBe(false);
  });
});

/** Corners around a middle by their direction, so that each triangle with the middle is a part of the area. */
const anyStar = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 3,
    maxLength: 12,
    selector: ([x, y]) => Math.atan2(y, x),
  })
  .map((offsets) =>
    offsets
      .filter(([x, y]) => x !== 0 || y !== 0)
      .toSorted(([ax, ay], [bx, by]) => Math.atan2(ay, ax) - Math.atan2(by, bx)),
  )
  // Every gap is less than half a turn.
  .filter((offsets) =>
    offsets.every(([ax, ay], index) => {
      const [bx, by] = offsets[(index + 1) % offsets.length] ?? [0, 0];
      return ax * by - ay * bx > 0;
    }),
  )
  .filter(({ length }) => length >= 3);

const turned = (corners: Corners, by: number): Corners => [
  ...corners.slice(2 * by),
  ...corners.slice(0, 2 * by),
];
const reversed = (corners: Corners): Corners =>
  Array.from({ length: corners.length / 2 }, (_, index) => corners.slice(2 * index, 2 * index + 2))
    .toReversed()
    .flat();

test('an area holds what the triangles hold that it is made of, edges included, wherever its ring begins', () => {
  const near = fc.integer({ min: -10, max: 10 });
  fc.assert(
    fc.property(anyStar, near, near, fc.nat(11), (offsets, x, y, by) => {
      const isInTriangle = offsets.some(([ax, ay], index) => {
        const [bx, by_] = offsets[(index + 1) % offsets.length] ?? [0, 0];
        const sides = [ax * y - ay * x, (bx - ax) * (y - ay) - (by_ - ay) * (x - ax), x * by_ - y * bx];
        return sides.every((side) => side >= 0);
      });
      const corners = around(...offsets);
      expect(isInArea(corners, at(x, y))).toBe(isInTriangle);
      expect(isInArea(turned(corners, by % offsets.length), at(x, y))).toBe(isInTriangle);
      expect(isInArea(reversed(corners), at(x, y))).toBe(isInTriangle);
      expect(crossesItself(corners)).toBe(false);
    }),
  );
});

describe('an area crosses itself', () => {
  test.each([
    ['where edges cross', around([0, 0], [4, 4], [4, 0], [0, 4])],
    ['where a corner touches an edge', around([0, 0], [8, 0], [8, 4], [4, 0], [0, 4])],
    ['where two corners are one', around([0, 0], [4, 0], [2, 2], [4, 4], [0, 4], [2, 2])],
    ['where a corner comes twice in a row', around([0, 0], [4, 0], [4, 0], [4, 4])],
    ['where it turns back on itself', around([0, 0], [8, 0], [4, 0], [4, 4])],
    ['where it is a line', around([0, 0], [4, 0], [8, 0])],
  ])('%s, however it is turned', (_, corners) => {
    for (let by = 0; by < corners.length / 2; by += 1) {
      expect(crossesItself(turned(corners, by))).toBe(true);
      expect(crossesItself(reversed(turned(corners, by)))).toBe(true);
    }
  });

  test('but not where a corner lies on a straight line', () => {
    expect(crossesItself(around([0, 0], [4, 0], [8, 0], [8, 4]))).toBe(false);
  });
});

describe('an area is refused', () => {
  /** Some hundreds of metres. */
  const block = around([0, 0], [4000, 0], [4000, 4000], [0, 4000]);
  const ring = areaOf(block).coordinates.flat();
  const circle = (count: number, radius: number): Corners =>
    Array.from({ length: count }, (_, index) => [
      east + Math.round(2 * radius * Math.cos((2 * Math.PI * index) / count)),
      north + Math.round(radius * Math.sin((2 * Math.PI * index) / count)),
    ]).flat();

  test.each([
    ['never where nothing is wrong', areaOf(block), null],
    ['not with 50 corners', areaOf(circle(50, 5000)), null],
    ['with 51', areaOf(circle(51, 5000)), 'areaCorners'],
    ['with 2', areaOf(around([0, 0], [4000, 4000])), 'areaCorners'],
    ['without corners', { type: 'Polygon' as const, coordinates: [] }, 'areaOpen'],
    ['where its ring is open', { type: 'Polygon' as const, coordinates: [ring.slice(0, -1)] }, 'areaOpen'],
    ['with a hole', { type: 'Polygon' as const, coordinates: [ring, ring] }, 'areaOpen'],
    [
      'where it crosses itself',
      areaOf(around([0, 0], [4000, 4000], [4000, 0], [0, 4000])),
      'areaCrossesItself',
    ],
    [
      'abroad',
      areaOf([18_060_000, 59_300_000, 18_100_000, 59_300_000, 18_080_000, 59_400_000]),
      'areaAbroad',
    ],
    [
      'where latitude and longitude are swapped',
      { type: 'Polygon' as const, coordinates: [ring.map((position) => position.toReversed())] },
      'areaAbroad',
    ],
    ['where it is too small', areaOf(around([0, 0], [1000, 0], [1000, 1000])), 'areaTooSmall'],
    ['too far from the address', areaOf(around([0, 0], [4000, 0], [0, 90_000])), 'areaTooFar'],
    ['not just within 10 km of it', areaOf(around([0, 0], [4000, 0], [0, 89_900])), null],
  ])('%s', (_, area, fault) => {
    expect(areaFault(area, address)).toBe(fault);
  });

  test('nowhere is too far while the address is unknown', () => {
    expect(areaFault(areaOf(around([0, 0], [4000, 0], [0, 90_000])), null)).toBeNull();
  });
});

test('the size is that of the ground', () => {
  // 0.01 degrees of latitude are 1112 m, and of longitude at 60.17 degrees 553 m.
  expect(squareMetresOf(around([0, 0], [10_000, 0], [10_000, 10_000], [0, 10_000]))).toBeCloseTo(614_900, -3);
});
