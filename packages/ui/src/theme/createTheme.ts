import { accentRamp } from '../tokens/accent.ts';
import { contrast, toOklch } from '../tokens/color.ts';
import { media } from '../tokens/media.ts';
import { palette } from '../tokens/palette.ts';
import { darkShadows, lightShadows } from '../tokens/shadow.ts';
import {
  type BrandRamps,
  darkColors,
  lightColors,
  type SemanticColors,
  toDarkColors,
  toLightColors,
} from './colors.ts';
import { contrastPairs } from './contrastPairs.ts';
import { themedValues } from './values.ts';

/** What makes the product somebody’s own. What is left out is Tilava’s. */
export interface Brand {
  /** Instead of “Tilava”. */
  readonly name?: string | undefined;
  readonly logo?: BrandLogo | undefined;
  /** `#rrggbb`: the colour of buttons and links on paper. All other shades derive from it. */
  readonly accent?: string | undefined;
  /** The corners of buttons and fields in px, 0 to 8. Those of cards are twice as large, those of dialogs thrice. */
  readonly radius?: number | undefined;
}

/** A picture in the place of the mark. */
export interface BrandLogo {
  readonly address: string;
  /** Its width in heights. From 2 on it is a word mark, and the name is not shown beside it. */
  readonly ratio: number;
}

/** The colours of a brand, and a style sheet that sets them, its corners and its logo. */
export interface Theme {
  readonly light: SemanticColors;
  readonly dark: SemanticColors;
  /** Overrides `--tilava-*` outside any layer, wherever it is linked. */
  readonly css: string;
}

/** @throws RangeError naming the pair of colours with too little contrast */
export function createTheme({ logo, accent, radius }: Brand): Theme {
  const ramps = accent === undefined ? undefined : brandRamps(accent);
  const light = ramps === undefined ? lightColors : toLightColors(ramps);
  const dark = ramps === undefined ? darkColors : toDarkColors(ramps);
  refuseLowContrast('light', light);
  refuseLowContrast('dark', dark);
  const lightRules = overrides(themedValues(lightColors, lightShadows), themedValues(light, lightShadows));
  const darkRules = overrides(themedValues(darkColors, darkShadows), themedValues(dark, darkShadows));
  const css = [
    rule(':root', [...radiusRules(radius), ...logoRules(logo)]),
    rule(':root, [data-theme="light"]', lightRules),
    within(`${media.screen} and ${media.dark}`, rule(':root:not([data-theme="light"])', darkRules)),
    within(media.screen, rule('[data-theme="dark"]', darkRules)),
  ];
  return { light, dark, css: css.join('') };
}

/** Degrees of hue between which an accent would look like danger. */
const nearDanger = 30;

/** The chroma up to which an accent looks grey. */
const nearGrey = 0.03;

/** Best matches must look neither like faults, where the brand is red, nor neutral, where it is grey. */
function brandRamps(accent: string): BrandRamps {
  const ramp = accentRamp(accent);
  const { hue, chroma } = toOklch(accent);
  const away = Math.abs(((hue - palette.lingonberry[9].hue + 540) % 360) - 180);
  return { accent: ramp, match: chroma > nearGrey && away >= nearDanger ? ramp : palette.spruce };
}

function refuseLowContrast(theme: 'light' | 'dark', colors: SemanticColors): void {
  const [worst] = contrastPairs(colors)
    .map((pair) => ({ ...pair, ratio: contrast(pair.foreground, pair.background) }))
    .filter(({ ratio, least }) => ratio < least)
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
  if (worst === undefined) return;
  const { name, ratio, least } = worst;
  // Rounded down: "4.5:1, and must be 4.5:1" would help nobody.
  const shown = Math.floor(ratio * 100) / 100;
  throw new RangeError(
    `the contrast of ${name} in the ${theme} theme is ${shown}:1 and must be at least ${least}:1; choose a darker colour`,
  );
}

const radiusRules = (radius: number | undefined): readonly string[] =>
  radius === undefined
    ? []
    : [
        `--tilava-radius-small:${radius}px`,
        `--tilava-radius-medium:${radius * 2}px`,
        `--tilava-radius-large:${radius * 3}px`,
      ];

/** At this width in heights, a logo is the name itself. */
const wordMark = 2;

/** Read by Logo. */
const logoRules = (logo: BrandLogo | undefined): readonly string[] =>
  logo === undefined
    ? []
    : [
        `--tilava-logo-image:url("${logo.address}")`,
        '--tilava-logo-drawing:hidden',
        `--tilava-logo-ratio:${Math.round(logo.ratio * 100) / 100}`,
        ...(logo.ratio < wordMark
          ? []
          : ['--tilava-logo-name-clip:inset(50%)', '--tilava-logo-name-position:absolute']),
      ];

type Values = { readonly [name: string]: string | Values };

/** The variables whose values differ. */
function overrides(base: Values, own: Values, path: readonly string[] = []): readonly string[] {
  return Object.entries(own).flatMap(([name, value]) => {
    const before = base[name];
    const place = [...path, name];
    if (typeof value === 'string') return value === before ? [] : [`--tilava-${place.join('-')}:${value}`];
    return typeof before === 'object' ? overrides(before, value, place) : [];
  });
}

const rule = (selector: string, declarations: readonly string[]): string =>
  declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;

const within = (condition: string, css: string): string => (css === '' ? '' : `@media ${condition}{${css}}`);
