import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { residenceTypes, type ResidenceType } from '../enums/residence.ts';
import { gallery } from './gallery.ts';
import { hash } from './hash.ts';
import { isPanorama } from './panorama.ts';
import { logoCount, logoNumber, sampleCount, sampleNumber } from './placeholders.ts';
import { isPng, pngType } from './png.ts';

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
