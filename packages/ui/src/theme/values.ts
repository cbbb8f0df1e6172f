import { toCss } from '../tokens/color.ts';
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

function isColor(value: Oklch | object): value is Oklch {
  return 'lightness' in value;
}

/** What lies between the page and what is above it, as CSS values. */
export interface Shadows {
  /** The one soft shadow, below what floats. */
  readonly float: string;
  /** The shade over a page that has to wait for a dialog: a colour with transparency. */
  readonly scrim: string;
}

/** What differs between the themes, as CSS values. */
export function themedValues(colors: SemanticColors, { float, scrim }: Shadows) {
  return { color: colorsAsCss(colors), shadow: { float, scrim } };
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
