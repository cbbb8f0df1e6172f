import { amenities } from '@tilava/domain/enums';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMask, singleFromMask, toMask } from './masks.ts';

describe('masks', () => {
  it('keep which keys are chosen, in the order of the enumeration', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...amenities]), (chosen) => {
        expect(fromMask(amenities, toMask(amenities, chosen))).toEqual(
          amenities.filter((amenity) => chosen.includes(amenity)),
        );
      }),
    );
  });

  it('give the one key, or none', () => {
    expect(singleFromMask(amenities, toMask(amenities, ['wc']))).toBe('wc');
    expect(singleFromMask(amenities, 0)).toBeNull();
  });
});
