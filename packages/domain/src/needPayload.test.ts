import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { needChanges, needCreation, needForm, needValues, type NeedResult } from './need.ts';
import { resultOf } from './testing/forms.ts';
import { anyNeed, someNeed } from './testing/properties.ts';

const today = '2026-03-01';

const resultFor = (need: Contract['Need']): NeedResult =>
  resultOf(needForm({ today, before: need }), needValues(need));

const some = resultFor(someNeed);

/** What the server makes of a body: the need that was there, with the values that came. */
const applied = (need: Contract['Need'], body: Contract['NeedChanges']): Contract['Need'] => {
  const x = body.x ?? need.x;
  const y = body.y ?? need.y;
  // JSON holds nothing that is undefined.
  return { ...need, ...body, x, y, location: { latitude: x, longitude: y } } as Contract['Need'];
};

describe('a need that is sent', () => {
  test('§3 Location is sent to the server as x and y; checkbox groups as lists of the checked keys', () => {
    expect(needCreation(some)).toStrictEqual({
      address: 'Fredrikinkatu 44, 00100 Helsinki',
      x: 60.1686,
      y: 24.9305,
      description: 'Bright',
      residenceType: ['office', 'retail'],
      roomCount: [1, 2, 6],
      floor: ['middle', 'top'],
      sizeMin: 30,
      sizeMax: 80,
      rentMin: 500,
      rentMax: 1250.5,
      moveInDate: '2026-06-01',
      moveOutDate: '2027-05-31',
      deposit: 0,
      amenities: ['kitchen', 'wc'],
    });
  });

  test('§5 Empty strings are sent as null', () => {
    const values = { ...needValues(someNeed), description: '', moveOutDate: '' };
    const body = needCreation(resultOf(needForm({ today }), values));
    expect(body).toStrictEqual({ ...needCreation(some), description: null, moveOutDate: null });
  });

  test('§5 An empty min or max is sent as null', () => {
    const body = (empty: object): unknown =>
      needCreation(resultOf(needForm({ today }), { ...needValues(someNeed), ...empty }));
    const lower = { sizeMin: '', rentMin: '' };
    const upper = { sizeMax: '', rentMax: '' };
    expect(body(lower)).toStrictEqual({ ...needCreation(some), sizeMin: null, rentMin: null });
    expect(body(upper)).toStrictEqual({ ...needCreation(some), sizeMax: null, rentMax: null });
  });

  test('§3 §5 Deposit true is sent as 0, which means no deposit; deposit false as null', () => {
    expect(needCreation({ ...some, deposit: true }).deposit).toBe(0);
    expect(needCreation({ ...some, deposit: false }).deposit).toBeNull();
  });

  test('is shaped once: the need that it makes is sent the same way', () => {
    fc.assert(
      fc.property(anyNeed, (need) => {
        const body = needCreation(resultFor(need));
        expect(needCreation(resultFor(applied(need, body)))).toStrictEqual(body);
      }),
    );
  });
});

describe('an edited need', () => {
  test('that is saved as it was sends nothing', () => {
    fc.assert(
      fc.property(anyNeed, (need) => {
        expect(needChanges(need, resultFor(need))).toBeNull();
      }),
    );
  });

  describe('§5 Only changed values of a need are sent on edit', () => {
    test.each([
      { description: null },
      { residenceType: ['office' as const] },
      { roomCount: [1, 2, 6, 5] as const },
      { floor: [] },
      { sizeMin: null },
      { sizeMax: 81 },
      { rentMin: 499 },
      { rentMax: null },
      { moveInDate: '2026-06-02' },
      { moveOutDate: null },
      { amenities: ['wc' as const, 'gym' as const] },
    ])('%j', (change) => {
      expect(needChanges(someNeed, { ...some, ...change })).toStrictEqual(change);
    });
  });

  test('sends both coordinates where either or the address changed', () => {
    const moved = { latitude: 60.2, longitude: 24.9305 };
    expect(needChanges(someNeed, { ...some, location: moved })).toStrictEqual({ x: 60.2, y: 24.9305 });
    const { latitude: x, longitude: y } = someNeed.location;
    const address = 'Kalevankatu 1';
    expect(needChanges(someNeed, { ...some, address })).toStrictEqual({ address, x, y });
    const shifted = { latitude: 60.1686, longitude: 25 };
    expect(needChanges(someNeed, { ...some, location: shifted })).toStrictEqual({ x: 60.1686, y: 25 });
  });

  test('sends a group only where other boxes are ticked, whatever their order', () => {
    const before = { ...someNeed, roomCount: [6, 1, 2], floor: ['top' as const, 'middle' as const] };
    expect(needChanges(before, some)).toBeNull();
  });

  test('sends the deposit where the box changed', () => {
    expect(needChanges(someNeed, { ...some, deposit: false })).toStrictEqual({ deposit: null });
    const unsaid = { ...someNeed, deposit: null };
    expect(needChanges(unsaid, some)).toStrictEqual({ deposit: 0 });
    expect(needChanges(unsaid, { ...some, deposit: false })).toBeNull();
  });

  test('sends the day of moving in where there was none', () => {
    expect(needChanges({ ...someNeed, moveInDate: null }, some)).toStrictEqual({ moveInDate: '2026-06-01' });
  });

  test('sends nothing more once its changes are there', () => {
    fc.assert(
      fc.property(anyNeed, anyNeed, (before, wanted) => {
        const result = resultFor(wanted);
        const after = applied(before, needChanges(before, result) ?? {});
        expect(needChanges(after, result)).toBeNull();
        expect(needCreation(resultFor(after))).toStrictEqual(needCreation(result));
      }),
    );
  });
});
