import { expect, it } from 'vitest';
import { GRAPHIC_CONTRAST, TEXT_CONTRAST, type ContrastPair } from '../../theme/contrastPairs.ts';
import { contrast } from '../../tokens/color.ts';
import { levelOf, ratioOf } from './ratio.ts';

const white = { lightness: 1, chroma: 0, hue: 0 };
const grey = (lightness: number) => ({ lightness, chroma: 0, hue: 0 });
const pair = (lightness: number, least: number): ContrastPair => ({
  name: 'grey on white',
  foreground: grey(lightness),
  background: white,
  least,
});

it('names the level that text and drawings reach', () => {
  expect(levelOf(pair(0.4, TEXT_CONTRAST))).toBe('AAA');
  expect(levelOf(pair(0.55, TEXT_CONTRAST))).toBe('AA');
  expect(levelOf(pair(0.6, TEXT_CONTRAST))).toBe('Fails');
  expect(levelOf(pair(0.4, GRAPHIC_CONTRAST))).toBe('AA');
  expect(levelOf(pair(0.7, GRAPHIC_CONTRAST))).toBe('Fails');
});

it('never rounds a ratio up to what it does not have', () => {
  const shades = Array.from({ length: 1000 }, (_, index) => pair(index / 1000, TEXT_CONTRAST));
  const overstated = shades.filter(
    (shade) => Number(ratioOf(shade)) > contrast(shade.foreground, shade.background),
  );
  expect(overstated).toEqual([]);
  expect(ratioOf(pair(0, TEXT_CONTRAST))).toBe('21.00');
});
