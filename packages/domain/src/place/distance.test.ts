import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyNumber, realPosition } from '../testing/arbitraries.ts';
import { bearingBetween, compassPointOf, compassPoints } from './bearing.ts';
import {
  centralHelsinki,
  distanceBetween,
  earthRadius,
  equirectangularLimit,
  greatestDistance,
  isInSearchArea,
  searchCountry,
  searchRadius,
} from './distance.ts';
import { isInBounds, isPosition, type Position } from './position.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const anyPosition = fc.record({ latitude: anyNumber, longitude: anyNumber });

describe('the distance between two positions', () => {
  // One degree of latitude is R * pi / 180 = 111195.08 m.
  test.each([
    ['0.0188 degrees north: 0.0188 * 111195.08 = 2090.47', at(60.1887, 24.9384), 2090],
    ['0.01 degrees north: 1111.95', at(60.1799, 24.9384), 1112],
    ['0.03 degrees east: 0.03 * 111195.08 * cos 60.1699 = 1659.31', at(60.1699, 24.9684), 1659],
    ['0.09 degrees south, past 10 km: 0.09 * 111195.08 = 10007.56', at(60.0799, 24.9384), 10_008],
    ['the same place', centralHelsinki, 0],
  ])('%s', (_, to, metres) => {
    expect(distanceBetween(centralHelsinki, to)).toBe(metres);
  });

  // Near the pole the two formulas differ by more than rounding hides.
  test.each([
    ['equirectangular up to 10 km: the haversine would be 5756', at(89.9, 0), at(89.9, 30), 5822],
    ['with the cosine at the mean latitude: the haversine would be 5858', at(89.9, 10), at(89.93, 40), 5968],
    ['haversine beyond: the equirectangular would be 11644', at(89.9, 0), at(89.9, 60), 11_120],
  ])('is %s', (_, from, to, metres) => {
    expect(distanceBetween(from, to)).toBe(metres);
  });

  test('agrees with the known distance of Helsinki and Turku, about 150 km', () => {
    expect(Math.abs(distanceBetween(centralHelsinki, at(60.4518, 22.2666)) - 150_400)).toBeLessThan(100);
  });

  test('is half the circumference between the poles and for what is no position', () => {
    expect(greatestDistance).toBe(Math.floor(Math.PI * earthRadius + 0.5));
    expect(distanceBetween(at(90, 0), at(-90, 0))).toBe(greatestDistance);
    expect(distanceBetween(at(NaN, 0), centralHelsinki)).toBe(greatestDistance);
    expect(distanceBetween(centralHelsinki, at(60, 1e308))).toBe(greatestDistance);
  });

  test('is the same both ways', () => {
    fc.assert(
      fc.property(realPosition, realPosition, (a, b) => {
        expect(distanceBetween(a, b)).toBe(distanceBetween(b, a));
      }),
    );
  });

  test('grows as one goes straight east', () => {
    const degrees = fc.double({ min: 0, max: 7, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)].map((east) =>
          distanceBetween(centralHelsinki, at(60.1699, 24.9384 + east)),
        );
        expect(near).toBeLessThanOrEqual(far ?? NaN);
      }),
    );
  });

  test('is whole metres from 0 to the greatest whatever is given', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        const metres = distanceBetween(a, b);
        expect(Number.isInteger(metres) && metres >= 0 && metres <= greatestDistance).toBe(true);
      }),
    );
  });
});

describe('a position', () => {
  test('lies on the globe, whose edges belong to it', () => {
    expect([at(90, 180), at(-90, -180), at(0, 0)].map(isPosition)).toEqual([true, true, true]);
    const outside = [at(90.001, 0), at(-90.001, 0), at(0, 180.001), at(0, -180.001), at(NaN, 0), at(0, NaN)];
    expect(outside.map(isPosition)).toEqual(outside.map(() => false));
  });
});

describe('the bearing', () => {
  test.each([
    ['north', at(60.2, 24.9384), 0],
    ['east', at(60.1699, 24.95), 90],
    ['south', at(60.1, 24.9384), 180],
    ['west', at(60.1699, 24.93), 270],
  ])('points %s', (_, to, degrees) => {
    expect(bearingBetween(centralHelsinki, to)).toBeCloseTo(degrees, 1);
  });

  test('follows the great circle over long ways', () => {
    expect(bearingBetween(at(60, 25), at(61, 85))).toBeCloseTo(61.5615, 4);
    expect(bearingBetween(at(10, 20), at(50, -30))).toBeCloseTo(324.197, 4);
  });

  test('lies within 0 and 360 whatever is given', () => {
    fc.assert(
      fc.property(anyPosition, fc.oneof(anyPosition, realPosition), (from, to) => {
        const degrees = bearingBetween(from, to);
        expect(degrees >= 0 && degrees < 360).toBe(true);
      }),
    );
  });
});

describe('the areas', () => {
  test('§5 §9 Address autocomplete is restricted to Finland', () => {
    expect(searchCountry).toBe('fi');
  });

  test('§5 §9 Address autocomplete is restricted to 15 km round central Helsinki', () => {
    expect(searchRadius).toBe(15_000);
    expect(centralHelsinki).toStrictEqual({ latitude: 60.1699, longitude: 24.9384 });
    // 0.1349 degrees are 15000.2 m, which rounds to the edge itself.
    expect(isInSearchArea(at(60.3048, 24.9384))).toBe(true);
    expect(isInSearchArea(at(60.30481, 24.9384))).toBe(false);
    expect(isInSearchArea(at(60.2925, 25.0408))).toBe(true); // Tikkurila, 14.8 km
    expect(isInSearchArea(at(60.2055, 24.6559))).toBe(false); // Espoo's centre, 16.1 km
    expect(isInSearchArea(at(NaN, NaN))).toBe(false);
  });

  test('§5 Latitude and longitude lie in Finland’s bounds, so that swapped ones are refused', () => {
    expect(isInBounds(centralHelsinki)).toBe(true);
    expect(isInBounds(at(59, 19)) && isInBounds(at(71, 32))).toBe(true);
    for (const outside of [at(58.999, 25), at(71.001, 25), at(60, 18.999), at(60, 32.001)]) {
      expect(isInBounds(outside)).toBe(false);
    }
    expect(isInBounds(at(24.9384, 60.1699))).toBe(false);
    expect(isInBounds(at(NaN, 25))).toBe(false);
  });
});

describe('the distance is equirectangular up to 10 km and haversine beyond, which differ near the poles', () => {
  test('up to 10 km', () => {
    expect(equirectangularLimit).toBe(10_000);
    // Half pi times the radius times cos 89.95.
    expect(distanceBetween(at(89.95, 10), at(89.95, 100))).toBe(8733);
    // Half pi times the radius times cos 89.955, and 0.01 degrees at a right angle to it.
    expect(distanceBetween(at(89.95, 10), at(89.96, 100))).toBe(7938);
  });

  test('beyond 10 km', () => {
    // 0.1 degrees across the pole; the equirectangular value would be 17 km.
    expect(distanceBetween(at(89.95, 0), at(89.95, 180))).toBe(11_120);
    expect(distanceBetween(at(60.1699, 24.9384), at(60.4518, 22.2666))).toBe(150_438);
  });
});

test('the bearing is that of the great circle, and 0 for what is no position', () => {
  expect(bearingBetween(at(60, 25), at(62, 30))).toBeCloseTo(48.307, 3);
  expect(bearingBetween(at(NaN, 25), at(60, 24))).toBe(0);
  expect(bearingBetween(at(60, 24), at(60, 181))).toBe(0);
});

test('§5 §9 Addresses are sought within a radius of 15000 m round central Helsinki', () => {
  expect(searchRadius).toBe(15_000);
  expect(isInSearchArea(at(60.3048, 24.9384))).toBe(true); // 15000 m
  expect(isInSearchArea(at(60.30481, 24.9384))).toBe(false); // 15001 m
});

test('the globe ends at 90 degrees of latitude and 180 of longitude', () => {
  expect(isPosition(at(90, 180)) && isPosition(at(-90, -180))).toBe(true);
  expect(isPosition(at(90.001, 0)) || isPosition(at(0, 180.001))).toBe(false);
  expect(isPosition(at(NaN, 0)) || isPosition(at(0, NaN))).toBe(false);
});

test('a bearing is called by the nearest of eight directions', () => {
  for (const [index, point] of compassPoints.entries()) {
    for (const off of [-22.5, 0, 22.4]) expect(compassPointOf(45 * index + off), `${off}`).toBe(point);
    expect(compassPointOf(45 * index + 22.5)).toBe(compassPoints[(index + 1) % 8]);
  }
});

test('a bearing is the same a turn later and a turn earlier', () => {
  for (let bearing = -720; bearing <= 720; bearing += 15) {
    expect(compassPointOf(bearing + 360), `${bearing}`).toBe(compassPointOf(bearing));
  }
});

test('whatever is no bearing is taken for north', () => {
  for (const bearing of [NaN, Infinity, -Infinity]) expect(compassPointOf(bearing)).toBe('north');
  fc.assert(
    fc.property(anyNumber, (bearing) => {
      expect(compassPoints).toContain(compassPointOf(bearing));
    }),
  );
});
