import { isInSrgb, rounded, toOklch } from './color.ts';
import { palette, type Oklch, type Ramp, type Step } from './palette.ts';

/** The step of a ramp that is the accent itself: buttons and links on paper. */
const base = 9;

/**
 * Twelve shades of one colour, `#rrggbb`. The lighter ones are as light as those of spruce, so that what holds for its
 * contrast holds for theirs; the darker ones follow the accent.
 */
export function accentRamp(accent: string): Ramp {
  const color = toOklch(accent);
  const model = palette.spruce;
  const colorfulness = color.chroma / model[base].chroma;
  const shades = Object.entries(model).map(([name, { lightness, chroma }]) => {
    const step = Number(name);
    if (step === base) return [name, color];
    return [
      name,
      inSrgb({
        lightness: rounded(step < base ? lightness : (color.lightness * lightness) / model[base].lightness),
        chroma: rounded(chroma * tinted(colorfulness, step)),
        hue: color.hue,
      }),
    ];
  });
  return Object.fromEntries(shades) as Readonly<Record<Step, Oklch>>;
}

/** A vivid accent must not make vivid grounds: the lighter the shade, the less it exceeds the model. */
const tinted = (colorfulness: number, step: number): number =>
  colorfulness <= 1 ? colorfulness : 1 + (colorfulness - 1) * Math.min(1, step / base) ** 2;

/** The same lightness and hue, as colourful as a screen can show them. */
function inSrgb(color: Oklch): Oklch {
  let { chroma } = color;
  while (chroma > 0 && !isInSrgb({ ...color, chroma })) chroma = rounded(chroma - 0.001);
  return { ...color, chroma: Math.max(0, chroma) };
}
