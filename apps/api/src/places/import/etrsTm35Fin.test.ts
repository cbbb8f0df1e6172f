import { describe, expect, it } from 'vitest';
import { fromEtrsTm35Fin } from './etrsTm35Fin.ts';

/** Half a millimetre on the ground. */
const decimals = 8;

describe('ETRS-TM35FIN', () => {
  it.each([
    ['the example of JHS 154', 6_715_706.37705, 106_256.35958, 60.385106872, 19.848136769],
    ['the 60th parallel on the central meridian', 6_651_411.1903, 500_000, 60, 27],
    // The others as PROJ has them.
    ['Helsinki', 6_672_000, 385_600, 60.16883457768, 24.93826277571],
    ['Lestijärvi', 7_047_819, 382_272, 63.53895461699, 24.63160584765],
    ['Lapland', 7_580_000, 330_000, 68.28212799835, 22.88072856698],
  ])('is turned into degrees: %s', (_, northing, easting, latitude, longitude) => {
    const position = fromEtrsTm35Fin(northing, easting);
    expect(position.latitude).toBeCloseTo(latitude, decimals);
    expect(position.longitude).toBeCloseTo(longitude, decimals);
  });
});
