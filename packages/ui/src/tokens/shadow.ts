import { toCss } from './color.ts';
import type { Oklch } from './palette.ts';

/** A colour that lets what is behind it through: 0 all of it, 1 nothing. */
export interface Translucent {
  readonly color: Oklch;
  readonly alpha: number;
}

/** One of the layers of a shadow, straight below what casts it; distances in px. */
export interface ShadowLayer extends Translucent {
  readonly y: number;
  readonly blur: number;
}

/** What lies between the page and what is above it. */
export interface Shadows {
  /** The one soft shadow, below what floats. */
  readonly float: readonly ShadowLayer[];
  /** The shade over a page that has to wait for a dialog. */
  readonly scrim: Translucent;
}

const ink: Oklch = { lightness: 0.2, chroma: 0.02, hue: 250 };
const black: Oklch = { lightness: 0, chroma: 0, hue: 0 };

/** The shadows of the light theme. */
export const lightShadows: Shadows = {
  float: [
    { y: 1, blur: 2, color: ink, alpha: 0.12 },
    { y: 8, blur: 24, color: ink, alpha: 0.14 },
  ],
  scrim: { color: ink, alpha: 0.45 },
};

/** The shadows of the dark theme, where only black is darker than the page. */
export const darkShadows: Shadows = {
  float: [
    { y: 1, blur: 2, color: black, alpha: 0.5 },
    { y: 8, blur: 24, color: black, alpha: 0.5 },
  ],
  scrim: { color: black, alpha: 0.6 },
};

/** The CSS text of shadows. */
export function shadowsAsCss({ float, scrim }: Shadows) {
  return {
    float: float.map(({ y, blur, color, alpha }) => `0 ${y}px ${blur}px ${toCss(color, alpha)}`).join(', '),
    scrim: toCss(scrim.color, scrim.alpha),
  };
}
