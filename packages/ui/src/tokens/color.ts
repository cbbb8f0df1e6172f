import type { Oklch } from './palette.ts';

/** Red, green and blue of linear light, each 0 to 1 when the colour lies inside sRGB. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** The CSS text of a colour, which is opaque without an alpha. */
export function toCss({ lightness, chroma, hue }: Oklch, alpha?: number): string {
  return `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

/** Tells a colour from a group of colours. */
export function isColor(value: Oklch | object): value is Oklch {
  return 'lightness' in value;
}

/** Converts by Björn Ottosson's OKLab matrices; parts outside 0 to 1 lie outside sRGB. */
export function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The nearest colour of sRGB as `#rrggbb`, for tools that know no other notation. */
export function toHex(color: Oklch): string {
  const parts = toLinearRgb(color).map((part) => {
    const clipped = Math.min(1, Math.max(0, part));
    const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The colour that `#rrggbb` names. */
export function toOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const encoded = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: rounded(0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short),
    chroma: rounded(Math.hypot(a, b)),
    hue: (Math.round(((Math.atan2(b, a) * 180) / Math.PI + 360) * 10) / 10) % 360,
  };
}

/** To ten-thousandths, far below one step of 8 bits. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Whether a screen of sRGB can show the colour unclipped. */
export function isInSrgb(color: Oklch): boolean {
  // A ten-thousandth is far below one step of 8 bits.
  return toLinearRgb(color).every((part) => part >= -0.0001 && part <= 1.0001);
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Oklch): number {
  const [red = 0, green = 0, blue = 0] = toLinearRgb(color).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
