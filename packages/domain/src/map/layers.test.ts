import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeShapes, encodeShapes, layerKinds, type MapShape } from './layers.ts';
import { tileAt } from './tile.ts';

const position = fc.record({
  latitude: fc.double({ min: 60.1, max: 60.3, noNaN: true }),
  longitude: fc.double({ min: 24.6, max: 25.1, noNaN: true }),
});
const shape = fc.record({
  kind: fc.constantFrom('sea' as const, ...layerKinds),
  lines: fc.array(fc.array(position)),
});
const address = tileAt({ latitude: 60.17, longitude: 24.94 });

/** To the nearest step. */
const rounded = (shapes: readonly MapShape[]) =>
  shapes.map(({ kind, lines }) => ({
    kind,
    lines: lines.map((line) =>
      line.map(({ latitude, longitude }) => [Math.round(latitude * 50_000), Math.round(longitude * 25_000)]),
    ),
  }));

test('shapes stay the same within a step, also where two layers are put together', () => {
  fc.assert(
    fc.property(fc.array(shape), fc.array(shape), (some, others) => {
      const bytes = [...encodeShapes(address, some), ...encodeShapes(address, others)];
      const read = decodeShapes(address, Uint8Array.from(bytes));
      expect(rounded(read)).toStrictEqual(rounded([...some, ...others]));
    }),
  );
});

test('shapes that were cut off, or are of an unknown kind, are refused', () => {
  const packed = encodeShapes(address, [{ kind: 'water', lines: [[{ latitude: 60.17, longitude: 24.94 }]] }]);
  expect(() => decodeShapes(address, packed.subarray(0, -1))).toThrow(RangeError);
  expect(() => decodeShapes(address, Uint8Array.of(9, 0))).toThrow(RangeError);
});
