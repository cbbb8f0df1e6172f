/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Steps of a ramp, 1 the lightest and 12 the darkest. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Twelve shades of one hue. */
export type Ramp = Readonly<Record<Step, Oklch>>;

function ramp(hue: number, lightness: readonly number[], chroma: readonly number[]): Ramp {
  const shades = lightness.map((light, index) => ({ lightness: light, chroma: chroma[index] ?? 0, hue }));
  return Object.fromEntries(shades.map((shade, index) => [index + 1, shade])) as Ramp;
}

/** The colours of Tilava, named for what they are. Components never read them: they read the theme. */
export const palette = {
  /** Warm near-white: what everything is drawn on. */
  paper: ramp(
    95,
    [0.994, 0.982, 0.966, 0.944, 0.918, 0.88, 0.82, 0.74, 0.64, 0.52, 0.4, 0.3],
    [0.003, 0.005, 0.007, 0.009, 0.011, 0.013, 0.015, 0.016, 0.016, 0.015, 0.013, 0.01],
  ),
  /** Blue-black: text, rules, and the dark theme's ground. */
  ink: ramp(
    250,
    [0.972, 0.935, 0.87, 0.79, 0.7, 0.61, 0.515, 0.43, 0.345, 0.275, 0.225, 0.18],
    [0.005, 0.009, 0.014, 0.018, 0.022, 0.026, 0.03, 0.032, 0.03, 0.027, 0.024, 0.02],
  ),
  /** Brand, and "match". */
  spruce: ramp(
    165,
    [0.972, 0.94, 0.895, 0.84, 0.775, 0.69, 0.6, 0.52, 0.45, 0.39, 0.32, 0.25],
    [0.014, 0.032, 0.058, 0.085, 0.108, 0.115, 0.11, 0.1, 0.088, 0.076, 0.06, 0.044],
  ),
  /** The one accent: focus of attention, favourites. */
  cloudberry: ramp(
    65,
    [0.98, 0.955, 0.915, 0.865, 0.81, 0.75, 0.67, 0.59, 0.51, 0.44, 0.36, 0.28],
    [0.01, 0.028, 0.055, 0.092, 0.135, 0.15, 0.14, 0.125, 0.108, 0.092, 0.074, 0.056],
  ),
  /** Mismatch and danger. */
  lingonberry: ramp(
    20,
    [0.974, 0.944, 0.895, 0.83, 0.755, 0.68, 0.6, 0.53, 0.47, 0.41, 0.335, 0.26],
    [0.011, 0.026, 0.052, 0.088, 0.13, 0.165, 0.185, 0.18, 0.165, 0.144, 0.115, 0.085],
  ),
  /** Unresolved, neutral. */
  fog: ramp(
    230,
    [0.982, 0.96, 0.93, 0.89, 0.835, 0.76, 0.67, 0.58, 0.49, 0.41, 0.33, 0.25],
    [0.003, 0.005, 0.007, 0.009, 0.012, 0.015, 0.017, 0.018, 0.018, 0.017, 0.015, 0.013],
  ),
} as const satisfies Record<string, Ramp>;

/** The name of a ramp. */
export type RampName = keyof typeof palette;
