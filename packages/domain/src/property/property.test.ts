import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../form/fault.ts';
import { wildDay } from '../testing/arbitraries.ts';
import { anyDraft } from '../testing/forms.ts';
import { boundFaults, periodFaults } from './rules.ts';
import { readSynonyms } from './synonyms.ts';

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

describe('names', () => {
  test('§3 rooms is read as roomCount', () => {
    expect(readSynonyms({ rooms: [2], floor: ['top'] })).toStrictEqual({ roomCount: [2], floor: ['top'] });
  });

  test('§3 whenAvailable, the move-in date, is also called moveInDate', () => {
    expect(readSynonyms({ whenAvailable: '2026-06-01' })).toStrictEqual({ moveInDate: '2026-06-01' });
  });

  test('of the contract count where both are there', () => {
    const both = { rooms: [1], roomCount: [2], whenAvailable: '2026-01-01', moveInDate: null };
    expect(readSynonyms(both)).toStrictEqual({ roomCount: [2], moveInDate: null });
  });

  test('are left as they are in what came', () => {
    const values = { rooms: [2] };
    readSynonyms(values);
    expect(values).toStrictEqual({ rooms: [2] });
  });

  test.each([null, undefined, 'rooms', 7])('are not sought in %j, which holds none', (values) => {
    expect(readSynonyms(values)).toBe(values);
  });

  test('are read once: a second reading changes nothing', () => {
    fc.assert(
      fc.property(anyDraft(['rooms', 'roomCount', 'whenAvailable', 'moveInDate']), (values) => {
        const read = readSynonyms(values);
        expect(readSynonyms(read)).toStrictEqual(read);
      }),
    );
  });
});
