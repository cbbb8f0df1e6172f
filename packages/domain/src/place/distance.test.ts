import { describe, expect, test } from 'vitest';
import { bearingBetween } from './bearing.ts';
import { distanceBetween, equirectangularLimit } from './distance.ts';
import type { Position } from './position.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

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
