import { describe, expect, it } from 'vitest';
import { contrast, isInSrgb, toHex } from '../tokens/color.ts';
import { palette } from '../tokens/palette.ts';
import { darkColors, lightColors } from './colors.ts';
import { contrastPairs } from './contrastPairs.ts';

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_theme, colors) => {
  it.each(contrastPairs(colors))('$name has contrast enough', ({ foreground, background, least }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(least);
  });
});

describe('palette', () => {
  it.each(Object.entries(palette))('%s stays inside sRGB and darkens from step to step', (_name, shades) => {
    const steps = Object.values(shades);
    expect(steps.filter((shade) => !isInSrgb(shade))).toEqual([]);
    const lightness = steps.map((shade) => shade.lightness);
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
  });
});

describe('contrast', () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  const black = { lightness: 0, chroma: 0, hue: 0 };

  it('of black and white is 21, whichever comes first', () => {
    expect(contrast(white, black)).toBeCloseTo(21, 2);
    expect(contrast(black, white)).toBeCloseTo(21, 2);
  });

  it('of sRGB #767676 on white is the known 4.54', () => {
    expect(contrast({ lightness: 0.5681, chroma: 0, hue: 0 }, white)).toBeCloseTo(4.54, 1);
  });
});

describe('toHex', () => {
  it('writes the known sRGB of OKLCH colours', () => {
    expect(toHex({ lightness: 1, chroma: 0, hue: 0 })).toBe('#ffffff');
    expect(toHex({ lightness: 0.5999, chroma: 0, hue: 0 })).toBe('#808080');
    // Pure red, by Björn Ottosson's figures.
    expect(toHex({ lightness: 0.62796, chroma: 0.25768, hue: 29.2339 })).toBe('#ff0000');
  });

  it('clips what lies outside sRGB', () => {
    expect(toHex({ lightness: 0.7, chroma: 0.4, hue: 145 })).toMatch(/^#00[0-9a-f]{2}00$/);
  });
});
