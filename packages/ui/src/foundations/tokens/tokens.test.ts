import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from '../../theme/colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { sharedValues, themedValues } from '../../theme/values.ts';
import { toCss, toHex } from '../../tokens/color.ts';
import { density, touchDensity } from '../../tokens/density.ts';
import file from '../../tokens/generated/tilava.tokens.json';
import { breakpoint } from '../../tokens/media.ts';
import { palette, type Oklch } from '../../tokens/palette.ts';
import { darkShadows, lightShadows } from '../../tokens/shadow.ts';
import { readTokens, type Token } from './readTokens.ts';
import { tokenAsCss } from './tokenAsCss.ts';

/** Texts by their place, such as `light.color.focus`, whatever tree they stand in. */
function flatten(tree: object, path: readonly string[] = []): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value] as const]
      : flatten(value, [...path, name]),
  );
}

const shadesOf = (write: (color: Oklch) => string) =>
  Object.fromEntries(
    Object.entries(palette).map(([ramp, shades]) => [
      ramp,
      Object.fromEntries(Object.entries(shades).map(([step, shade]) => [step, write(shade)])),
    ]),
  );

const tokens = readTokens(file);

describe('the file of tokens', () => {
  it('holds every value of the theme, and nothing else', () => {
    const theme = {
      palette: shadesOf((shade) => toCss(shade)),
      light: themedValues(lightColors, lightShadows),
      dark: themedValues(darkColors, darkShadows),
      ...sharedValues,
      breakpoint,
      density: { ...density, touch: touchDensity },
    };
    expect(Object.fromEntries(tokens.map((token) => [token.name, tokenAsCss(token)]))).toEqual(
      Object.fromEntries(flatten(theme)),
    );
  });

  it('writes beside each shade the hexadecimal that the colour page shows', () => {
    const shades = tokens.filter(({ name }) => name.startsWith('palette.'));
    expect(Object.fromEntries(shades.map((token) => [token.name, hexOf(token)]))).toEqual(
      Object.fromEntries(flatten({ palette: shadesOf(toHex) })),
    );
  });

  it('takes every role from the palette', () => {
    const roles = tokens.filter(({ name }) => /^(light|dark)\.color\./.test(name));
    expect(roles).toHaveLength(2 * flatten(themedValues(lightColors, lightShadows).color).length);
    expect(roles.filter(({ alias }) => alias?.startsWith('palette.') !== true)).toEqual([]);
  });

  it('uses no name and no unit that the format forbids', () => {
    expect(tokens.filter(({ name }) => name.split('.').some((part) => /^\$|[{}.]|^$/.test(part)))).toEqual(
      [],
    );
    const units = tokens.flatMap((token) =>
      token.type === 'dimension' || token.type === 'duration' ? [token.value.unit] : [],
    );
    expect(new Set(units)).toEqual(new Set(['rem', 'px', 'ms']));
  });
});

function hexOf(token: Token): string | undefined {
  return token.type === 'color' ? token.value.hex : undefined;
}

describe('reading tokens', () => {
  it('fails on an alias that leads nowhere, and on a token without a type', () => {
    expect(() => readTokens({ focus: { $type: 'color', $value: '{palette.moss.5}' } })).toThrow(/focus/);
    expect(() => readTokens({ gap: { $value: 4 } })).toThrow(/gap/);
  });
});

describe('the style sheet of tokens', () => {
  const css = readFileSync(new URL('../../tokens/generated/tilava.css', import.meta.url), 'utf8');

  /** The variables that a rule sets, without their prefix. */
  function variablesAfter(opening: string): Readonly<Record<string, string>> {
    const start = css.indexOf(opening);
    expect(start).toBeGreaterThan(-1);
    const block = css.slice(start + opening.length, css.indexOf('}', start));
    return Object.fromEntries(
      [...block.matchAll(/--tilava-([\w-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value]),
    );
  }

  const named = (tree: object) =>
    Object.fromEntries(flatten(tree).map(([path, value]) => [path.replaceAll('.', '-'), value]));

  it('declares every variable that components read', () => {
    const declared = new Set([...css.matchAll(/(--tilava-[\w-]+):/g)].map(([, name]) => `var(${name})`));
    expect(declared).toEqual(new Set(flatten(vars).map(([, variable]) => variable)));
  });

  it('has the values of each theme, whether chosen or the wish of the device', () => {
    const light = named(themedValues(lightColors, lightShadows));
    const dark = named(themedValues(darkColors, darkShadows));
    expect(variablesAfter(':root, [data-theme="light"] {')).toEqual(light);
    expect(variablesAfter('  :root:not([data-theme="light"]) {')).toEqual(dark);
    expect(variablesAfter('  [data-theme="dark"] {')).toEqual(dark);
  });

  it('has the measures of each density', () => {
    expect(variablesAfter(':root, [data-density] {')).toEqual(named({ density: density.comfortable }));
    expect(variablesAfter('\n[data-density="compact"] {')).toEqual(named({ density: density.compact }));
  });
});
