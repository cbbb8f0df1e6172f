import { describe, expect, test } from 'vitest';
import { isInBounds, isInSearchArea, searchRadius } from './area.ts';
import { isPosition, type Position } from './position.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

test('§5 §9 Addresses are sought within a radius of 15000 m round central Helsinki', () => {
  expect(searchRadius).toBe(15_000);
  expect(isInSearchArea(at(60.3048, 24.9384))).toBe(true); // 15000 m
  expect(isInSearchArea(at(60.30481, 24.9384))).toBe(false); // 15001 m
});

describe('the coordinate bounds end at 59 and 71 degrees of latitude, at 19 and 32 of longitude', () => {
  test.each([
    [at(59, 19), true],
    [at(71, 32), true],
    [at(58.999, 25), false],
    [at(71.001, 25), false],
    [at(60, 18.999), false],
    [at(60, 32.001), false],
    [at(60, NaN), false],
  ])('%j: %s', (position, inside) => {
    expect(isInBounds(position)).toBe(inside);
  });
});

test('the globe ends at 90 degrees of latitude and 180 of longitude', () => {
  expect(isPosition(at(90, 180)) && isPosition(at(-90, -180))).toBe(true);
  expect(isPosition(at(90.001, 0)) || isPosition(at(0, 180.001))).toBe(false);
  expect(isPosition(at(NaN, 0)) || isPosition(at(0, NaN))).toBe(false);
});
