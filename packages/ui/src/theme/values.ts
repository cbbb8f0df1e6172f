import { isColor, toCss } from '../tokens/color.ts';
import type { Oklch } from '../tokens/palette.ts';
import {
  fontSize,
  fontWeight,
  lineHeight,
  measure,
  motion,
  radius,
  space,
  tracking,
} from '../tokens/scale.ts';
import { shadowsAsCss, type Shadows } from '../tokens/shadow.ts';
import type { SemanticColors } from './colors.ts';

type AsCss<Value> = Value extends Oklch ? string : { readonly [Key in keyof Value]: AsCss<Value[Key]> };

function colorsAsCss<Colors extends object>(colors: Colors): AsCss<Colors> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, value]: [string, Oklch | object]) => [
      name,
      isColor(value) ? toCss(value) : colorsAsCss(value),
    ]),
  ) as AsCss<Colors>;
}

/** What differs between the themes, as CSS values. */
export function themedValues(colors: SemanticColors, shadows: Shadows) {
  return { color: colorsAsCss(colors), shadow: shadowsAsCss(shadows) };
}

const fallbackFamily = "'Schibsted Grotesk Fallback', system-ui, sans-serif";

/** What the themes share, as CSS values. */
export const sharedValues = {
  font: {
    family: `'Schibsted Grotesk Variable', ${fallbackFamily}`,
    /** What stands there until the font arrives. */
    fallback: fallbackFamily,
    size: fontSize,
    lineHeight,
    tracking,
    weight: fontWeight,
  },
  space,
  radius,
  motion,
  measure,
} as const;
