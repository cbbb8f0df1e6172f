import { describe, expect, it } from 'vitest';
import { bestOf } from './placeNames.ts';
import { dotsOf, type ProximityPoint } from './placement.ts';

function point(id: string, part: Partial<ProximityPoint>): ProximityPoint {
  return { id, name: id, description: id, distance: 500, bearing: 0, area: 80, points: 50, ...part };
}

const idsOf = (points: readonly ProximityPoint[]) =>
  bestOf(dotsOf(points, 3000)).map(({ dot }) => dot.point.id);

describe('bestOf', () => {
  it('takes the three with the most points, of equal ones the nearer', () => {
    const points = [
      point('far', { points: 80, distance: 2000, bearing: 170 }),
      point('poor', { points: 20 }),
      point('best', { points: 95, bearing: 10 }),
      point('near', { points: 80, distance: 700, bearing: 90 }),
      point('middling', { points: 80, distance: 2100 }),
    ];
    expect(idsOf(points)).toEqual(['best', 'near', 'far']);
    expect(idsOf(points.slice(0, 1))).toEqual(['far']);
    expect(idsOf([])).toEqual([]);
  });

  it('writes each name towards the middle, where there is room for it', () => {
    const best = bestOf(
      dotsOf(
        [point('east', { bearing: 90, distance: 2500 }), point('west', { bearing: 270, distance: 2500 })],
        3000,
      ),
    );
    expect(best.map(({ dot, side }) => [dot.point.id, side])).toEqual([
      ['east', 'left'],
      ['west', 'right'],
    ]);
  });

  it('writes a name outwards where it would hide another dot', () => {
    const best = point('best', { bearing: 135, distance: 1900, points: 90 });
    const sideOf = (...others: readonly ProximityPoint[]) =>
      bestOf(dotsOf([best, ...others], 3000)).find(({ dot }) => dot.point.id === 'best')?.side;
    expect(sideOf()).toBe('left');
    expect(sideOf(point('beside', { bearing: 155, distance: 1500 }))).toBe('right');
    expect(sideOf(point('elsewhere', { bearing: 0 }))).toBe('left');
  });

  it('keeps the names of neighbours apart', () => {
    const neighbours = ['one', 'two', 'three'].map((id) => point(id, { bearing: 45 }));
    const heights = bestOf(dotsOf(neighbours, 3000)).map(({ y }) => y);
    expect(heights.map((y) => Math.round(y - (heights[0] ?? 0)))).toEqual([0, 8, 16]);
  });
});
