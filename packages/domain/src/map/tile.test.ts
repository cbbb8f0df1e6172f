import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeTile, encodeTile, tileAt, tilesWithin } from './tile.ts';

const helsinki = fc.record({
  latitude: fc.double({ min: 59.9, max: 60.5, noNaN: true }),
  longitude: fc.double({ min: 24.3, max: 25.5, noNaN: true }),
});
const streets = fc.array(
  fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => name.replaceAll('\n', ' ')),
    addresses: fc.array(helsinki),
  }),
);

describe('a tile of the map', () => {
  test('holds the same names, and positions within 2 m, once it is packed', () => {
    fc.assert(
      fc.property(helsinki, streets, (position, given) => {
        const address = tileAt(position);
        const read = decodeTile(address, encodeTile(address, { streets: given })).streets;
        expect(read.map(({ name }) => name)).toStrictEqual(given.map(({ name }) => name));
        for (const [index, street] of read.entries()) {
          const expected = given[index]?.addresses ?? [];
          expect(street.addresses).toHaveLength(expected.length);
          for (const [at, { latitude, longitude }] of street.addresses.entries()) {
            expect(Math.abs(latitude - (expected[at]?.latitude ?? NaN))).toBeLessThanOrEqual(1.01e-5);
            expect(Math.abs(longitude - (expected[at]?.longitude ?? NaN))).toBeLessThanOrEqual(2.01e-5);
          }
        }
      }),
    );
  });

  test('that was cut off is refused', () => {
    const address = tileAt({ latitude: 60.17, longitude: 24.94 });
    const packed = encodeTile(address, {
      streets: [{ name: 'Kalevankatu', addresses: [{ latitude: 60.1671, longitude: 24.9312 }] }],
    });
    expect(() => decodeTile(address, packed.subarray(0, -1))).toThrow(RangeError);
  });

  test('is one of those that a rectangle around a position within it touches', () => {
    fc.assert(
      fc.property(helsinki, ({ latitude, longitude }) => {
        const tiles = tilesWithin({
          south: latitude - 0.02,
          north: latitude + 0.02,
          west: longitude - 0.04,
          east: longitude + 0.04,
        });
        expect(tiles).toHaveLength(9);
        expect(tiles).toContainEqual(tileAt({ latitude, longitude }));
      }),
    );
  });
});
