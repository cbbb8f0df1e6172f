import { describe, expect, it } from 'vitest';
import { bestOf, ringLabelsOf } from './placeNames.ts';
import { dotsOf, type ProximityPoint } from './placement.ts';

const reach = 3000;
const rings = [
  { distance: 1000, label: '1.0 km' },
  { distance: 3000, label: '3.0 km' },
];

function labelsAmong(points: readonly Partial<ProximityPoint>[]) {
  const dots = dotsOf(
    points.map((part, index) => ({
      id: `${index}`,
      name: 'Lönnrotinkatu 18',
      description: 'A',
      area: 1,
      points: 50,
      distance: 0,
      bearing: 0,
      ...part,
    })),
    reach,
  );
  return ringLabelsOf(rings, reach, dots, bestOf(dots));
}

describe('ringLabelsOf', () => {
  it('writes distances at the bottom of their rings', () => {
    expect(labelsAmong([]).map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [50, 65],
      [50, 96],
    ]);
  });

  it('writes a distance elsewhere on its ring where the name of one of the best stands', () => {
    const [inner, rim] = labelsAmong([{ distance: 1000, bearing: 190, points: 100 }]);
    expect(inner?.y).toBeLessThan(60);
    expect(Math.hypot((inner?.x ?? 0) - 50, (inner?.y ?? 0) - 50)).toBeCloseTo(46 / 3);
    expect(rim?.x).toBeCloseTo(50);
  });

  it('rather hides dots than stands on a name', () => {
    // Everywhere but at the bottom.
    const crowded = Array.from({ length: 50 }, (_, index) => ({
      distance: 1000,
      bearing: 210 + index * 6,
      points: 10,
    }));
    const best = { distance: 1000, bearing: 200, points: 100, name: 'A' };
    const [inner] = labelsAmong([...crowded, best]);
    expect(Math.abs((inner?.x ?? 50) - 50)).toBeGreaterThan(5);
  });
});
