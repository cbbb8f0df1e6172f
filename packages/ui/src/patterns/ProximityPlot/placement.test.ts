import { describe, expect, it } from 'vitest';
import { inReadingOrder, placesOf, radiiOf, rimRadius, type ProximityPoint } from './placement.ts';

function point(part: Partial<ProximityPoint>): ProximityPoint {
  return { id: 'a', name: 'A', description: 'A', distance: 0, bearing: 0, area: 1, points: 50, ...part };
}

describe('placesOf', () => {
  it('puts north above the centre and east to its right', () => {
    const [north, east] = placesOf(
      [point({ distance: 3000, bearing: 0 }), point({ distance: 1500, bearing: 90 })],
      3000,
    );
    expect(north?.x).toBeCloseTo(50);
    expect(north?.y).toBeCloseTo(50 - rimRadius);
    expect(east?.x).toBeCloseTo(50 + rimRadius / 2);
    expect(east?.y).toBeCloseTo(50);
  });

  it('keeps what is too far on the rim and what is negative at the centre', () => {
    const [far, negative] = placesOf(
      [point({ distance: 1e9, bearing: 180 }), point({ distance: -5, bearing: 90 })],
      3000,
    );
    expect(far?.y).toBeCloseTo(50 + rimRadius);
    expect(negative).toMatchObject({ x: 50, y: 50 });
  });

  it('fans out points on one spot, each to a place of its own', () => {
    const places = placesOf(
      Array.from({ length: 500 }, () => point({ distance: 800, bearing: 30 })),
      3000,
    );
    expect(places[0]).toMatchObject({ asideX: 0, asideY: 0 });
    const apart = new Set(places.map(({ asideX, asideY }) => `${asideX.toFixed(2)} ${asideY.toFixed(2)}`));
    expect(apart.size).toBe(500);
  });

  it('leaves points apart where they are', () => {
    const places = placesOf(
      [point({ bearing: 0, distance: 500 }), point({ bearing: 180, distance: 500 })],
      3000,
    );
    expect(places.every(({ asideX, asideY }) => asideX === 0 && asideY === 0)).toBe(true);
  });
});

describe('inReadingOrder', () => {
  it('goes outwards, and clockwise from north where equally near', () => {
    const ids = inReadingOrder([
      point({ id: 'far', distance: 900 }),
      point({ id: 'west', distance: 500, bearing: -90 }),
      point({ id: 'east', distance: 500, bearing: 90 }),
      point({ id: 'near', distance: 1, bearing: 359 }),
    ]).map(({ id }) => id);
    expect(ids).toEqual(['near', 'east', 'west', 'far']);
  });
});

describe('radiiOf', () => {
  it('draws four times the area at twice the radius', () => {
    const [small, large] = radiiOf([{ area: 100 }, { area: 400 }]);
    expect((large ?? 0) / (small ?? 1)).toBeCloseTo(2);
  });

  it('draws smaller dots in a crowd', () => {
    const [few] = radiiOf(Array.from({ length: 80 }, () => ({ area: 100 })));
    const [many] = radiiOf(Array.from({ length: 160 }, () => ({ area: 100 })));
    const [most] = radiiOf(Array.from({ length: 100_000 }, () => ({ area: 100 })));
    expect([few, many?.toFixed(1), most]).toEqual([14, '9.9', 7]);
  });

  it('keeps the smallest in sight, also without any area', () => {
    expect(radiiOf([{ area: 1 }, { area: 1e9 }])[0]).toBe(4);
    expect(radiiOf([{ area: 0 }, { area: -10 }])).toEqual([4, 4]);
    expect(radiiOf([])).toEqual([]);
  });
});
