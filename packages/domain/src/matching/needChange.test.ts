import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amenities, residenceFlags, roomCounts } from '../enums.ts';
import { anyNumber, wildNeed } from '../testing/arbitraries.ts';
import { fullNeed, silentNeed } from '../testing/matching.ts';
import { applyChange, type NeedChange } from './needChange.ts';
import type { ScoredNeed } from './subjects.ts';

const anyChange: fc.Arbitrary<NeedChange> = fc.oneof(
  anyNumber.map((euros) => ({ kind: 'rentMax', euros }) as const),
  anyNumber.map((squareMetres) => ({ kind: 'sizeMin', squareMetres }) as const),
  anyNumber.map((squareMetres) => ({ kind: 'sizeMax', squareMetres }) as const),
  anyNumber.map((days) => ({ kind: 'moveInDate', days }) as const),
  fc.constantFrom(...amenities).map((amenity) => ({ kind: 'amenities', amenity }) as const),
  fc.constantFrom(...roomCounts).map((rooms) => ({ kind: 'roomCount', rooms }) as const),
  fc.constant({ kind: 'floor' } as const),
  fc.constantFrom(...residenceFlags).map((flag) => ({ kind: 'residenceType', flag }) as const),
);

describe('a need', () => {
  test.each<[NeedChange, Partial<ScoredNeed>]>([
    [{ kind: 'rentMax', euros: 100 }, { rentMax: 1600 }],
    [{ kind: 'sizeMin', squareMetres: 10 }, { sizeMin: 40 }],
    [{ kind: 'sizeMin', squareMetres: 49.99 }, { sizeMin: 0.01 }],
    [{ kind: 'sizeMax', squareMetres: 10 }, { sizeMax: 110 }],
    [{ kind: 'moveInDate', days: 30 }, { moveInDate: '2026-07-01' }],
    [{ kind: 'amenities', amenity: 'wc' }, { amenities: ['kitchen', 'gym'] }],
    [{ kind: 'roomCount', rooms: 1 }, { roomCount: [1, 2, 3] }],
    [{ kind: 'floor' }, { floor: ['bottom', 'middle', 'top'] }],
    [{ kind: 'residenceType', flag: 'storage' }, { residenceType: ['office', 'storage'] }],
  ])('is changed by %j in that alone', (change, part) => {
    expect(applyChange(fullNeed, change)).toStrictEqual({ ...fullNeed, ...part });
  });

  test.each<NeedChange>([
    { kind: 'sizeMin', squareMetres: 50 },
    { kind: 'sizeMin', squareMetres: 60 },
    { kind: 'rentMax', euros: NaN },
    { kind: 'moveInDate', days: 0.5 },
    { kind: 'amenities', amenity: 'shower' },
    { kind: 'roomCount', rooms: 2 },
    { kind: 'residenceType', flag: 'office' },
  ])('that has no room for %j stays as it is', (change) => {
    expect(applyChange(fullNeed, change)).toStrictEqual(fullNeed);
  });

  test('that asks for nothing stays as it is, whatever the change', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        expect(applyChange(silentNeed, change)).toStrictEqual(silentNeed);
      }),
    );
  });

  test('keeps its other fields, and bounds of two decimals', () => {
    const need = { ...fullNeed, rentMax: 1000.1, address: 'a street' };
    expect(applyChange(need, { kind: 'rentMax', euros: 100 })).toStrictEqual({ ...need, rentMax: 1100.1 });
  });

  test('is changed into a need, whatever it asks for', () => {
    fc.assert(
      fc.property(wildNeed, anyChange, (need, change) => {
        const changed = applyChange(need, change);
        expect(Object.keys(changed)).toEqual(Object.keys(need));
        expect(Object.values(changed)).not.toContain(undefined);
        expect(changed.moveInDate === '' && need.moveInDate !== '').toBe(false);
      }),
    );
  });
});
