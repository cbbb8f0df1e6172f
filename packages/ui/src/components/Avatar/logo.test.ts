import { describe, expect, it } from 'vitest';
import { logoCount, logoOf, logoSchemes } from './logo.ts';

const numbers = Array.from({ length: logoCount }, (_, index) => index + 1);

describe('logo', () => {
  it('of a number never changes, or everybody would look different after an update', () => {
    expect(logoOf(1)).toStrictEqual({
      path: 'M0 0H12A12 12 0 0 1 0 12Z',
      tiles: [
        { id: '0 0', transform: 'translate(0 0) scale(1 1) rotate(0 6 6)' },
        { id: '1 0', transform: 'translate(24 0) scale(-1 1) rotate(0 6 6)' },
        { id: '0 1', transform: 'translate(0 24) scale(1 -1) rotate(0 6 6)' },
        { id: '1 1', transform: 'translate(24 24) scale(-1 -1) rotate(0 6 6)' },
      ],
      scheme: 'spruce',
      accent: 0,
    });
    expect(logoOf(77).path).toBe(logoOf(7).path);
    expect(logoOf(77).scheme).toBe('spruce');
  });

  it('is another one for each of the hundred numbers, whatever its colours', () => {
    const signs = numbers.map((number) => {
      const { path, tiles } = logoOf(number);
      return JSON.stringify([path, tiles]);
    });
    expect(new Set(signs).size).toBe(100);
  });

  it('takes every pair of colours about equally often', () => {
    const schemes = numbers.map((number) => logoOf(number).scheme);
    for (const scheme of logoSchemes) expect(schemes.filter((other) => other === scheme)).toHaveLength(20);
  });

  it.each([
    [101, 1],
    [0, 100],
    [-1, 99],
    [2.9, 2],
    [12_345, 45],
    [Number.NaN, 1],
    [Infinity, 1],
  ])('of %d, which is none of them, is that of %d', (number, same) => {
    expect(logoOf(number)).toStrictEqual(logoOf(same));
  });
});
