import { palette, type Oklch } from '../tokens/palette.ts';

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

const { paper, ink, spruce, cloudberry, lingonberry, fog } = palette;

/** Ink on paper. */
export const lightColors: SemanticColors = {
  background: { page: paper[2], surface: paper[1], sunken: paper[3], hover: paper[4] },
  foreground: { plain: ink[11], muted: ink[7], link: spruce[9], linkHover: spruce[11] },
  border: { hairline: paper[5], rule: ink[11], control: fog[8] },
  focus: spruce[8],
  action: {
    primary: {
      background: spruce[9],
      backgroundHover: spruce[10],
      backgroundPressed: spruce[11],
      foreground: paper[1],
    },
    danger: {
      background: lingonberry[9],
      backgroundHover: lingonberry[10],
      backgroundPressed: lingonberry[11],
      foreground: paper[1],
    },
    plain: {
      background: paper[1],
      backgroundHover: paper[4],
      backgroundPressed: paper[5],
      foreground: ink[11],
    },
  },
  tone: {
    match: { foreground: spruce[10], background: spruce[2], border: spruce[4], graphic: spruce[8] },
    attention: {
      foreground: cloudberry[10],
      background: cloudberry[2],
      border: cloudberry[4],
      graphic: cloudberry[8],
    },
    danger: {
      foreground: lingonberry[10],
      background: lingonberry[2],
      border: lingonberry[4],
      graphic: lingonberry[8],
    },
    neutral: { foreground: fog[10], background: fog[3], border: fog[5], graphic: fog[8] },
  },
  floating: {
    background: ink[11],
    foreground: paper[2],
    success: spruce[5],
    error: lingonberry[5],
    focus: spruce[4],
  },
};

/** Paper on ink. */
export const darkColors: SemanticColors = {
  background: { page: ink[12], surface: ink[11], sunken: ink[11], hover: ink[10] },
  foreground: { plain: paper[3], muted: ink[4], link: spruce[5], linkHover: spruce[3] },
  border: { hairline: ink[9], rule: paper[6], control: ink[6] },
  focus: spruce[5],
  action: {
    primary: {
      background: spruce[5],
      backgroundHover: spruce[4],
      backgroundPressed: spruce[3],
      foreground: ink[12],
    },
    danger: {
      background: lingonberry[5],
      backgroundHover: lingonberry[4],
      backgroundPressed: lingonberry[3],
      foreground: ink[12],
    },
    plain: { background: ink[11], backgroundHover: ink[10], backgroundPressed: ink[9], foreground: paper[3] },
  },
  tone: {
    match: { foreground: spruce[4], background: spruce[12], border: spruce[10], graphic: spruce[6] },
    attention: {
      foreground: cloudberry[4],
      background: cloudberry[12],
      border: cloudberry[10],
      graphic: cloudberry[6],
    },
    danger: {
      foreground: lingonberry[4],
      background: lingonberry[12],
      border: lingonberry[10],
      graphic: lingonberry[6],
    },
    neutral: { foreground: fog[4], background: fog[11], border: fog[9], graphic: fog[7] },
  },
  floating: {
    background: paper[3],
    foreground: ink[12],
    success: spruce[8],
    error: lingonberry[8],
    focus: spruce[9],
  },
};
