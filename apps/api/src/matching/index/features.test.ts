import { expect, it } from 'vitest';
import { featureBits, filterBits, halfBits } from './features.ts';

it('gives each field bits of its own, all in the half of one table, and needs theirs above', () => {
  const taken = new Set<number>();
  for (const { shift, width } of Object.values(featureBits)) {
    expect(Math.floor(shift / halfBits)).toBe(Math.floor((shift + width - 1) / halfBits));
    for (let bit = shift; bit < shift + width; bit += 1) {
      expect(taken).not.toContain(bit);
      taken.add(bit);
    }
  }
  for (const flag of Object.values(filterBits)) expect(Math.log2(flag)).toBeGreaterThan(Math.max(...taken));
});
