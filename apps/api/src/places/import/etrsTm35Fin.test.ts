import { describe, expect, it } from 'vitest';
import { fromEtrsTm35Fin } from './etrsTm35Fin.ts';

/** About 0.1 mm on the ground. */
const decimals = 9;

describe('ETRS-TM35FIN', () => {
  it.each([
    {
      name: 'the example of JHS 154',
      northing: 6_715_706.37705,
      easting: 106_256.35958,
      latitude: 60.385106872,
      longitude: 19.848136769,
    },
    {
      name: 'a building of Lestijärvi',
      northing: 7_047_819,
      easting: 382_272,
      latitude: 63.53895341875796,
      longitude: 24.631605946925742,
    },
  ])('turns $name into degrees', ({ northing, easting, latitude, longitude }) => {
    const position = fromEtrsTm35Fin(northing, easting);
    expect(position.latitude).toBeCloseTo(latitude, decimals - 1);
    expect(position.longitude).toBeCloseTo(longitude, decimals - 1);
  });

  it('has the central meridian where easting is 500 km, and is the same to both sides of it', () => {
    expect(fromEtrsTm35Fin(6_900_000, 500_000).longitude).toBe(27);
    const west = fromEtrsTm35Fin(6_900_000, 400_000);
    const east = fromEtrsTm35Fin(6_900_000, 600_000);
    expect(west.latitude).toBeCloseTo(east.latitude, decimals);
    expect(27 - west.longitude).toBeCloseTo(east.longitude - 27, decimals);
  });
});
