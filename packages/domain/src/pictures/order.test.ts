import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderFault, orderPictures, picturesPerResidence, type PictureOrder } from './order.ts';

const present: PictureOrder = { propertyPics: ['a', 'b'], surroundPics: ['c', 'd'] };

const anyOrder = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: picturesPerResidence })
  .chain((ids) => fc.tuple(fc.shuffledSubarray(ids, { minLength: ids.length }), fc.nat(ids.length)))
  .map(([ids, cut]): PictureOrder => ({ propertyPics: ids.slice(0, cut), surroundPics: ids.slice(cut) }));

describe('an order of a residence’s pictures', () => {
  test.each([
    [{ propertyPics: ['b', 'a'] }, { propertyPics: ['b', 'a'], surroundPics: ['c', 'd'] }],
    [{ surroundPics: ['d', 'c', 'new'] }, { propertyPics: ['a', 'b'], surroundPics: ['d', 'c', 'new'] }],
    [{ surroundPics: ['c', 'a', 'd'] }, { propertyPics: ['b'], surroundPics: ['c', 'a', 'd'] }],
    [
      { propertyPics: ['d', 'b', 'a', 'c'], surroundPics: [] },
      { propertyPics: ['d', 'b', 'a', 'c'], surroundPics: [] },
    ],
    [{}, present],
  ])('%j becomes %j', (wanted, ordered) => {
    expect(orderPictures(present, wanted)).toEqual(ordered);
    expect(orderFault(present, wanted)).toBeNull();
  });

  test.each([
    [{ propertyPics: ['a'] }, { list: 'propertyPics', reason: 'leftOut', id: 'b' }],
    [{ surroundPics: [] }, { list: 'surroundPics', reason: 'leftOut', id: 'c' }],
    [
      { propertyPics: ['a', 'b', 'c'], surroundPics: ['c', 'd'] },
      { list: 'surroundPics', reason: 'repeated', id: 'c' },
    ],
    [
      { propertyPics: ['a', 'b'], surroundPics: ['c', 'a', 'd'] },
      { list: 'surroundPics', reason: 'repeated', id: 'a' },
    ],
  ])('%j is at fault: %j', (wanted, fault) => {
    expect(orderFault(present, wanted)).toEqual(fault);
  });

  test('that has no fault keeps every picture, in one place', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, fc.boolean(), fc.boolean(), (before, after, one, other) => {
        const wanted = {
          ...(one && { propertyPics: after.propertyPics }),
          ...(other && { surroundPics: after.surroundPics }),
        };
        fc.pre(orderFault(before, wanted) === null);
        const { propertyPics, surroundPics } = orderPictures(before, wanted);
        const all = [...propertyPics, ...surroundPics];
        expect(new Set(all).size).toBe(all.length);
        expect(all).toEqual(expect.arrayContaining([...before.propertyPics, ...before.surroundPics]));
      }),
    );
  });

  test('that names what is there in any way has no fault', () => {
    const shuffled = anyOrder.chain((before) => {
      const ids = [...before.propertyPics, ...before.surroundPics];
      return fc
        .tuple(fc.shuffledSubarray(ids, { minLength: ids.length }), fc.nat(ids.length))
        .map(([order, cut]) => ({ before, order, cut }));
    });
    fc.assert(
      fc.property(shuffled, ({ before, order, cut }) => {
        const wanted = { propertyPics: order.slice(0, cut), surroundPics: order.slice(cut) };
        expect(orderFault(before, wanted)).toBeNull();
        expect(orderPictures(before, wanted)).toEqual(wanted);
      }),
    );
  });
});
