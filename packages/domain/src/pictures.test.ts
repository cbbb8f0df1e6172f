import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { residenceTypes, type ResidenceType } from './enums.ts';
import {
  gallery,
  hash,
  isPanorama,
  isPng,
  logoCount,
  logoNumber,
  orderFault,
  orderPictures,
  picturesPerResidence,
  pngType,
  sampleCount,
  sampleNumber,
  type PictureOrder,
} from './pictures.ts';

const similarIds = Array.from(
  { length: 10_000 },
  (_, index) => `0199a6b0-3c00-7000-8000-${index.toString(16).padStart(12, '0')}`,
);

function drawn(numberOf: (id: string) => number): number[] {
  const counts = new Map<number, number>();
  for (const id of similarIds) counts.set(numberOf(id), (counts.get(numberOf(id)) ?? 0) + 1);
  return [...counts.values()];
}

describe('the picture that stands for a missing one', () => {
  test('never changes, or every page would look different after an update', () => {
    expect(hash('')).toBe(0xab3e7c0b);
    expect(logoNumber('0199a6b0-3c00-7000-8000-000000000201')).toBe(77);
    expect(sampleNumber('0199a6b0-3c00-7000-8000-000000000301', 'office')).toBe(1);
  });

  test('§9 Placeholder profile images are chosen from 100 logos, previews from 8 samples, by id', () => {
    expect([logoCount, sampleCount]).toEqual([100, 8]);
  });

  test('is one of the logos and of the samples, whatever the id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        expect([Number.isInteger(logoNumber(id)), logoNumber(id) >= 1, logoNumber(id) <= 100]).not.toContain(
          false,
        );
        for (const type of residenceTypes) {
          expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(sampleNumber(id, type));
        }
      }),
    );
  });

  test('fits the type of the premises: no works for an office, no office for a storage', () => {
    const drawings = (type: ResidenceType) =>
      [...new Set(similarIds.map((id) => sampleNumber(id, type)))].toSorted((one, other) => one - other);
    expect(drawings('office')).toEqual([1, 2, 4]);
    expect(drawings('retail')).toEqual([1, 5, 7]);
    expect(drawings('storage')).toEqual([3, 6]);
    expect(drawings('garage')).toEqual([3, 6]);
  });

  test('is drawn evenly, even for ids that hardly differ', () => {
    const logos = drawn(logoNumber);
    const samples = drawn((id) => sampleNumber(id, 'other'));
    expect([logos.length, samples.length]).toEqual([100, 8]);
    expect(Math.min(...logos)).toBeGreaterThan(50);
    expect(Math.max(...logos)).toBeLessThan(150);
    expect(Math.min(...samples)).toBeGreaterThan(1100);
    expect(Math.max(...samples)).toBeLessThan(1400);
  });
});

describe('§3 An image whose name ends with _360 is displayed as a 360-degree panorama', () => {
  test.each([
    ['5f0c2a9e_360', true],
    ['lobby_360.png', true],
    ['lobby_360.PNG', true],
    ['_360', true],
    ['lobby_3600.png', false],
    ['lobby_360.final.png', false],
    ['lobby360.png', false],
    ['', false],
  ])('%j is a panorama: %s', (name, panorama) => {
    expect(isPanorama(name)).toBe(panorama);
  });
});

describe('§5 §9 Pictures are PNG only', () => {
  test.each([
    ['lobby.png', 'image/png', true],
    ['lobby', 'image/png', true],
    ['lobby.png', 'IMAGE/PNG', true],
    ['lobby.PNG', '', true],
    ['lobby_360.png', '', true],
    ['lobby.png', 'image/jpeg', false],
    ['lobby.jpg', 'image/jpeg', false],
    ['lobby.svg', 'image/svg+xml', false],
    ['lobby.apng', 'image/apng', false],
    ['lobby.png.jpg', '', false],
    ['lobbypng', '', false],
    ['', '', false],
  ])('%j of the type %j: %s', (name, type, png) => {
    expect(isPng(name, type)).toBe(png);
  });

  test('whatever the name, where the type is known', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (name, type) => {
        expect(isPng(name, type)).toBe(isPng('', type));
        expect(isPng(`${name}.png`, '')).toBe(true);
        expect(isPng(name, pngType)).toBe(true);
      }),
    );
  });
});

test('§9 Gallery shows up to 4 slides, 200 ms a slide, centred, infinite, in an area 20em high', () => {
  expect(gallery).toStrictEqual({
    visibleSlides: 4,
    slideSpeed: 200,
    slideAreaHeight: 20,
    isCentered: true,
    isInfinite: true,
  });
});

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
