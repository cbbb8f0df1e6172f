import type { Steps } from '@tilava/domain/map';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipLine, clipRing } from './clip.ts';
import { simplifyLine, simplifyRing } from './simplify.ts';

const rectangle = { west: 0, south: 0, east: 100, north: 100 };
const isWithin = ({ east, north }: Steps, slack = 1e-6) =>
  east >= -slack && east <= 100 + slack && north >= -slack && north <= 100 + slack;

const coordinate = fc.integer({ min: -1500, max: 2500 }).map((tenths) => tenths / 10);
const point = fc.record({ east: coordinate, north: coordinate });
const line = fc.array(point, { minLength: 2, maxLength: 12 });
const ring = fc.array(point, { minLength: 3, maxLength: 12 });

/** By the even-odd rule, as areas are filled. */
const isInside = (rings: readonly (readonly Steps[])[], { east, north }: Steps): boolean =>
  rings
    .flatMap((corners) => corners.map((corner, index) => [corners.at(index - 1) ?? corner, corner] as const))
    .filter(([from, to]) => from.north > north !== to.north > north)
    .filter(
      ([from, to]) =>
        east < from.east + ((north - from.north) / (to.north - from.north)) * (to.east - from.east),
    ).length %
    2 ===
  1;

function distanceTo(corners: readonly Steps[], { east, north }: Steps): number {
  const distances = corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to;
    const [x, y] = [to.east - from.east, to.north - from.north];
    const along =
      x === 0 && y === 0 ? 0 : ((east - from.east) * x + (north - from.north) * y) / (x * x + y * y);
    const part = Math.min(1, Math.max(0, along));
    return Math.hypot(east - from.east - part * x, north - from.north - part * y);
  });
  return Math.min(...distances);
}

describe('clipping', () => {
  test('an area keeps what lies within the rectangle, and nothing else', () => {
    const within = fc.integer({ min: 1, max: 99 });
    const inner = fc.record({ east: within, north: within });
    fc.assert(
      fc.property(ring, inner, (corners, at) => {
        const clipped = clipRing(corners, rectangle);
        for (const corner of clipped.flat()) expect(isWithin(corner)).toBe(true);
        // On the edge itself either answer is right.
        fc.pre(distanceTo([...corners, corners[0] ?? at], at) > 1e-6);
        expect(isInside(clipped, at)).toBe(isInside([corners], at));
      }),
    );
  });

  test('a line keeps its points within the rectangle, and ends at its sides', () => {
    fc.assert(
      fc.property(line, (points) => {
        const parts = clipLine(points, rectangle);
        for (const part of parts) {
          for (const at of part) {
            expect(isWithin(at)).toBe(true);
            expect(distanceTo(points, at)).toBeLessThan(1e-6);
          }
        }
        for (const [index, at] of points.entries()) {
          const next = points[index + 1];
          if (next === undefined || !isWithin(at) || !isWithin(next)) continue;
          expect(parts.some((part) => part.includes(at) && part.includes(next))).toBe(true);
        }
      }),
    );
  });

  test('what lies beside is left out', () => {
    const beside = [
      { east: 120, north: 10 },
      { east: 130, north: 10 },
      { east: 130, north: 20 },
    ];
    expect(clipRing(beside, rectangle)).toEqual([]);
    expect(clipLine(beside, rectangle)).toEqual([]);
  });
});

describe('simplifying', () => {
  test('leaves out points only where the line stays within the tolerance', () => {
    fc.assert(
      fc.property(line, fc.double({ min: 0.1, max: 40, noNaN: true }), (points, tolerance) => {
        const simple = simplifyLine(points, tolerance);
        expect([simple[0], simple.at(-1)]).toEqual([points[0], points.at(-1)]);
        for (const at of points) expect(distanceTo(simple, at)).toBeLessThanOrEqual(tolerance + 1e-6);
      }),
    );
  });

  test('keeps the corners of a ring without its closing point, and drops a ring that is too small', () => {
    const square = [
      { east: 0, north: 0 },
      { east: 50, north: 0.2 },
      { east: 100, north: 0 },
      { east: 100, north: 100 },
      { east: 0, north: 100 },
      { east: 0, north: 0 },
    ];
    const corners = [square[0], square[2], square[3], square[4]];
    expect(simplifyRing(square, 1)).toEqual(corners);
    expect(simplifyRing(square, 200)).toEqual([]);
  });
});
