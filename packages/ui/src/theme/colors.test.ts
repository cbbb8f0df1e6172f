import { describe, expect, it } from 'vitest';
import { contrast, isInSrgb } from '../tokens/color.ts';
import { palette, type Oklch } from '../tokens/palette.ts';
import { darkColors, lightColors, type SemanticColors } from './colors.ts';

const TEXT = 4.5;
const CONTROL = 3;

type Pair = readonly [name: string, foreground: Oklch, background: Oklch, least: number];

function pairsOf({ background, foreground, border, focus, action, tone, floating }: SemanticColors): Pair[] {
  const grounds = Object.entries(background);
  const onGrounds = grounds.flatMap(([ground, color]): Pair[] => [
    ...Object.entries(foreground).map(([name, text]): Pair => [
      `${name} text on ${ground}`,
      text,
      color,
      TEXT,
    ]),
    ...Object.entries(tone).flatMap(([name, shades]): Pair[] => [
      [`${name} text on ${ground}`, shades.foreground, color, TEXT],
      [`${name} graphic on ${ground}`, shades.graphic, color, CONTROL],
    ]),
    [`control border on ${ground}`, border.control, color, CONTROL],
    [`focus ring on ${ground}`, focus, color, CONTROL],
    [`primary button on ${ground}`, action.primary.background, color, CONTROL],
    [`danger button on ${ground}`, action.danger.background, color, CONTROL],
  ]);
  const onActions = Object.entries(action).flatMap(([name, shades]): Pair[] => [
    [`${name} button`, shades.foreground, shades.background, TEXT],
    [`${name} button, hovered`, shades.foreground, shades.backgroundHover, TEXT],
    [`${name} button, pressed`, shades.foreground, shades.backgroundPressed, TEXT],
  ]);
  const onTones = Object.entries(tone).flatMap(([name, shades]): Pair[] => [
    [`${name} text on its tint`, shades.foreground, shades.background, TEXT],
    [`${name} graphic on its tint`, shades.graphic, shades.background, CONTROL],
    [`plain text on ${name} tint`, foreground.plain, shades.background, TEXT],
  ]);
  return [
    ...onGrounds,
    ...onActions,
    ...onTones,
    ['floating text', floating.foreground, floating.background, TEXT],
    ['floating success mark', floating.success, floating.background, CONTROL],
    ['floating error mark', floating.error, floating.background, CONTROL],
    ['floating focus ring', floating.focus, floating.background, CONTROL],
  ];
}

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_theme, colors) => {
  it.each(pairsOf(colors))('%s is legible', (_name, foreground, background, least) => {
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
