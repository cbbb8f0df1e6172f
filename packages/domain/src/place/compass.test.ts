import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyNumber } from '../testing/arbitraries.ts';
import { compassPointOf, compassPoints } from './compass.ts';

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
