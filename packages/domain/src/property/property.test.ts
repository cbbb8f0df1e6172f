import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../form/fault.ts';
import { wildDay } from '../testing/arbitraries.ts';
import { boundFaults, periodFaults } from './rules.ts';

describe('the bounds of a rent or a size', () => {
  test.each(['rent', 'size'] as const)(
    'of %s: one is enough, and the minimum is not above the maximum',
    (name) => {
      expect(boundFaults(name, null, null)).toStrictEqual([faultIn(`${name}Min`, 'boundMissing')]);
      expect(boundFaults(name, 30, null)).toStrictEqual([]);
      expect(boundFaults(name, null, 30)).toStrictEqual([]);
      expect(boundFaults(name, 30, 80)).toStrictEqual([]);
      expect(boundFaults(name, 30, 30)).toStrictEqual([]);
      expect(boundFaults(name, 30.01, 30)).toStrictEqual([faultIn(`${name}Max`, 'minimumAboveMaximum')]);
    },
  );

  test.each(['rent', 'size'] as const)('of %s are above 0', (name) => {
    expect(boundFaults(name, 0, null)).toStrictEqual([faultIn(`${name}Min`, 'notPositive')]);
    expect(boundFaults(name, null, 0)).toStrictEqual([faultIn(`${name}Max`, 'notPositive')]);
    expect(boundFaults(name, 30, -1)).toStrictEqual([faultIn(`${name}Max`, 'notPositive')]);
    expect(boundFaults(name, 0, 0)).toStrictEqual([faultIn(`${name}Min`, 'notPositive')]);
    expect(boundFaults(name, 0.01, 0.01)).toStrictEqual([]);
  });

  test('say nothing while one of them cannot be read', () => {
    expect(boundFaults('rent', undefined, null)).toStrictEqual([]);
    expect(boundFaults('rent', null, undefined)).toStrictEqual([]);
    expect(boundFaults('rent', undefined, 1)).toStrictEqual([]);
    expect(boundFaults('rent', 1, undefined)).toStrictEqual([]);
  });
});

describe('the days between which premises are wanted or free', () => {
  const fault = [faultIn('moveOutDate', 'moveOutBeforeMoveIn')];

  test('end after they begin', () => {
    expect(periodFaults('2026-06-01', '2026-06-02')).toStrictEqual([]);
    expect(periodFaults('2026-06-01', '2026-06-01')).toStrictEqual(fault);
    expect(periodFaults('2026-06-01', '2026-05-31')).toStrictEqual(fault);
    expect(periodFaults('2026-06-10', '2026-06-09')).toStrictEqual(fault);
  });

  test.each([null, undefined])('say nothing where one of them is %s', (missing) => {
    expect(periodFaults(missing, '2026-06-01')).toStrictEqual([]);
    expect(periodFaults('2026-06-01', missing)).toStrictEqual([]);
    expect(periodFaults(missing, missing)).toStrictEqual([]);
  });

  test('fault the second day only, and only one order of two', () => {
    fc.assert(
      fc.property(wildDay, wildDay, (one, other) => {
        const faults = [...periodFaults(one, other), ...periodFaults(other, one)];
        expect(faults.length).toBeLessThanOrEqual(one === other ? 2 : 1);
      }),
    );
  });
});
