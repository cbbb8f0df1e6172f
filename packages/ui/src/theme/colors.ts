import { palette, type Oklch, type Ramp, type Step } from '../tokens/palette.ts';

/** A filled control and its states. */
export interface ActionColors {
  readonly background: Oklch;
  readonly backgroundHover: Oklch;
  readonly backgroundPressed: Oklch;
  readonly foreground: Oklch;
}

/** One meaning: its text, its tint, its rule, and what is drawn in it. */
export interface ToneColors {
  readonly foreground: Oklch;
  readonly background: Oklch;
  readonly border: Oklch;
  readonly graphic: Oklch;
}

/** The meanings that a colour can have. */
export type Tone = 'match' | 'attention' | 'danger' | 'neutral';

/** Every colour that components use, by role. */
export interface SemanticColors {
  readonly background: Readonly<Record<'page' | 'surface' | 'sunken' | 'hover', Oklch>>;
  readonly foreground: Readonly<Record<'plain' | 'muted' | 'link' | 'linkHover', Oklch>>;
  /** `hairline` and `rule` only decorate; `control` marks where something can be used. */
  readonly border: Readonly<Record<'hairline' | 'rule' | 'control', Oklch>>;
  readonly focus: Oklch;
  readonly action: Readonly<Record<'primary' | 'danger' | 'plain', ActionColors>>;
  readonly tone: Readonly<Record<Tone, ToneColors>>;
  /** What floats above the page: inverted, so that it needs no frame. */
  readonly floating: Readonly<Record<'background' | 'foreground' | 'success' | 'error' | 'focus', Oklch>>;
}

const { paper, ink, cloudberry, lingonberry, fog } = palette;

/** A control in a colour, from rest to pressed. */
function filled(
  ramp: Ramp,
  [rest, hover, pressed]: readonly [Step, Step, Step],
  foreground: Oklch,
): ActionColors {
  return {
    background: ramp[rest],
    backgroundHover: ramp[hover],
    backgroundPressed: ramp[pressed],
    foreground,
  };
}

/** A meaning in the steps of a colour: text, tint, rule, and what is drawn. */
function toned(ramp: Ramp, [text, tint, rule, drawn]: readonly [Step, Step, Step, Step]): ToneColors {
  return { foreground: ramp[text], background: ramp[tint], border: ramp[rule], graphic: ramp[drawn] };
}

/** The ramps that a brand may replace. */
export interface BrandRamps {
  /** Of what can be used: buttons, links, the focus. */
  readonly accent: Ramp;
  /** Of what matches or has succeeded. */
  readonly match: Ramp;
}

/** Ink on paper. */
export const toLightColors = ({ accent, match }: BrandRamps): SemanticColors => ({
  background: { page: paper[2], surface: paper[1], sunken: paper[3], hover: paper[4] },
  foreground: { plain: ink[11], muted: ink[7], link: accent[9], linkHover: accent[11] },
  border: { hairline: paper[5], rule: ink[11], control: fog[8] },
  focus: accent[8],
  action: {
    primary: filled(accent, [9, 10, 11], paper[1]),
    danger: filled(lingonberry, [9, 10, 11], paper[1]),
    plain: filled(paper, [1, 4, 5], ink[11]),
  },
  tone: {
    match: toned(match, [10, 2, 4, 8]),
    attention: toned(cloudberry, [10, 2, 4, 8]),
    danger: toned(lingonberry, [10, 2, 4, 8]),
    neutral: toned(fog, [10, 3, 5, 8]),
  },
  floating: {
    background: ink[11],
    foreground: paper[2],
    success: match[5],
    error: lingonberry[5],
    focus: accent[4],
  },
});

/** Paper on ink. */
export const toDarkColors = ({ accent, match }: BrandRamps): SemanticColors => ({
  background: { page: ink[12], surface: ink[11], sunken: ink[11], hover: ink[10] },
  foreground: { plain: paper[3], muted: ink[4], link: accent[5], linkHover: accent[3] },
  border: { hairline: ink[9], rule: paper[6], control: ink[6] },
  focus: accent[5],
  action: {
    primary: filled(accent, [5, 4, 3], ink[12]),
    danger: filled(lingonberry, [5, 4, 3], ink[12]),
    plain: filled(ink, [11, 10, 9], paper[3]),
  },
  tone: {
    match: toned(match, [4, 12, 10, 6]),
    attention: toned(cloudberry, [4, 12, 10, 6]),
    danger: toned(lingonberry, [4, 12, 10, 6]),
    neutral: toned(fog, [4, 11, 9, 7]),
  },
  floating: {
    background: paper[3],
    foreground: ink[12],
    success: match[8],
    error: lingonberry[8],
    focus: accent[9],
  },
});

const own: BrandRamps = { accent: palette.spruce, match: palette.spruce };

export const lightColors = toLightColors(own);

export const darkColors = toDarkColors(own);
