import { toHex } from '../../src/tokens/color.ts';
import type { Oklch } from '../../src/tokens/palette.ts';
import type { Shadows } from '../../src/tokens/shadow.ts';

/** How the format of the Design Tokens Community Group, 2025.10, writes the values that CSS writes as text. */

export function colorValue(color: Oklch, alpha?: number) {
  return {
    colorSpace: 'oklch',
    components: [color.lightness, color.chroma, color.hue],
    ...(alpha !== undefined && { alpha }),
    // For tools that know no other notation; it has no place for the alpha.
    hex: toHex(color),
  };
}

/** A length; one that is nothing has no unit in CSS, and has to have one here. */
export function dimensionValue(css: string) {
  const [, value, unit = 'rem'] = /^([\d.]+)(px|rem)?$/.exec(css) ?? refuse(css);
  return { value: Number(value), unit };
}

export function durationValue(css: string) {
  const [, value] = /^(\d+)ms$/.exec(css) ?? refuse(css);
  return { value: Number(value), unit: 'ms' };
}

export function curveValue(css: string): readonly number[] {
  const [, points = ''] = /^cubic-bezier\((.+)\)$/.exec(css) ?? refuse(css);
  return points.split(',').map(Number);
}

export function familiesValue(css: string): readonly string[] {
  return css.split(',').map((family) => family.trim().replaceAll("'", ''));
}

/** A number with the unit behind it, if it has one. */
export function numberAndUnit(css: string): { readonly value: number; readonly unit?: string } {
  const [, value, unit] = /^(-?[\d.]+)(em|ch)?$/.exec(css) ?? refuse(css);
  return { value: Number(value), ...(unit !== undefined && { unit }) };
}

export function shadowValue(layers: Shadows['float']) {
  const pixels = (value: number) => ({ value, unit: 'px' });
  return layers.map(({ y, blur, color, alpha }) => ({
    color: colorValue(color, alpha),
    offsetX: pixels(0),
    offsetY: pixels(y),
    blur: pixels(blur),
    spread: pixels(0),
  }));
}

function refuse(css: string): never {
  throw new Error(`The format has no way to write "${css}".`);
}
