import { darkColors, lightColors, type SemanticColors } from '../../src/theme/colors.ts';
import { sharedValues } from '../../src/theme/values.ts';
import { isColor } from '../../src/tokens/color.ts';
import { density, touchDensity } from '../../src/tokens/density.ts';
import { breakpoint } from '../../src/tokens/media.ts';
import { palette, type Oklch } from '../../src/tokens/palette.ts';
import { darkShadows, lightShadows, type Shadows } from '../../src/tokens/shadow.ts';
import {
  colorValue,
  curveValue,
  dimensionValue,
  durationValue,
  familiesValue,
  numberAndUnit,
  shadowValue,
} from './formatValues.ts';

/** A token, or a group of them by name. */
type Tokens = Readonly<Record<string, unknown>>;

/** All tokens, in the format of the Design Tokens Community Group. */
export function designTokens(): Tokens {
  const { family, fallback, size, lineHeight, tracking, weight } = sharedValues.font;
  const { quick, slow, ease } = sharedValues.motion;
  const { text, ...measure } = sharedValues.measure;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: 'Tilava. Generated from packages/ui/src by `pnpm generate`: not to be edited.',
    palette: {
      $type: 'color',
      ...mapValues(palette, (ramp) => mapValues(ramp, (shade) => colorToken(shade))),
    },
    light: themeTokens('Ink on paper', lightColors, lightShadows),
    dark: themeTokens('Paper on ink', darkColors, darkShadows),
    font: {
      family: token('fontFamily', familiesValue(family)),
      fallback: {
        ...token('fontFamily', familiesValue(fallback)),
        $description: 'What stands there until the font arrives',
      },
      size: group('dimension', size, dimensionValue),
      lineHeight: mapValues(lineHeight, numberToken),
      tracking: {
        $description: 'Letter spacing in em, parts of the font size',
        ...mapValues(tracking, numberToken),
      },
      weight: group('fontWeight', weight, Number),
    },
    space: { $description: 'A name is the number of 4 px units', ...dimensions(sharedValues.space) },
    radius: dimensions(sharedValues.radius),
    motion: {
      ...group('duration', { quick, slow }, durationValue),
      ease: token('cubicBezier', curveValue(ease)),
    },
    measure: {
      ...dimensions(measure),
      text: { $description: 'In ch, widths of the digit 0', ...numberToken(text) },
    },
    breakpoint: { $description: 'Widths of the window at which layouts change', ...dimensions(breakpoint) },
    density: {
      comfortable: dimensions(density.comfortable),
      compact: dimensions(density.compact),
      touch: { $description: 'At least this under a finger', ...dimensions(touchDensity) },
    },
  };
}

function themeTokens(description: string, colors: SemanticColors, { float, scrim }: Shadows): Tokens {
  return {
    $description: description,
    color: { $type: 'color', ...roleTokens(colors) },
    shadow: {
      float: token('shadow', shadowValue(float)),
      scrim: token('color', colorValue(scrim.color, scrim.alpha)),
    },
  };
}

/** Every role refers to its shade of the palette, so that tools keep the two together. */
function roleTokens(colors: object): Tokens {
  return mapValues(colors as Readonly<Record<string, Oklch | object>>, (value) =>
    isColor(value) ? { $value: `{palette.${nameOfShade(value)}}` } : roleTokens(value),
  );
}

const shadeNames = new Map(
  Object.entries(palette).flatMap(([ramp, shades]) =>
    Object.entries(shades).map(([step, shade]) => [shade, `${ramp}.${step}`] as const),
  ),
);

function nameOfShade(shade: Oklch): string {
  const name = shadeNames.get(shade);
  if (name === undefined) throw new Error('A role has a colour that is not of the palette.');
  return name;
}

const token = ($type: string, $value: unknown) => ({ $type, $value });
const colorToken = (color: Oklch) => ({ $value: colorValue(color) });

/** The format has no `em` and no `ch`: the unit stands where it lets tools keep what is theirs. */
function numberToken(css: string) {
  const { value, unit } = numberAndUnit(css);
  return {
    ...token('number', value),
    ...(unit !== undefined && { $extensions: { '@tilava/ui': { unit } } }),
  };
}

const dimensions = (values: Readonly<Record<string, string>>) => group('dimension', values, dimensionValue);

function group(
  $type: string,
  values: Readonly<Record<string, string>>,
  valueOf: (css: string) => unknown,
): Tokens {
  return { $type, ...mapValues(values, (css) => ({ $value: valueOf(css) })) };
}

function mapValues<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => unknown,
): Tokens {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
