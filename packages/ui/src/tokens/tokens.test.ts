import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from '../theme/colors.ts';
import { vars } from '../theme/contract.css.ts';
import { sharedValues, themedValues } from '../theme/values.ts';
import { toHex } from './color.ts';
import { density, touchDensity } from './density.ts';
import file from './generated/tilava.tokens.json';
import { breakpoint } from './media.ts';
import { palette } from './palette.ts';
import { darkShadows, lightShadows } from './shadow.ts';

/** Texts by their place, such as `light.color.focus`, whatever tree they stand in. */
function flatten(tree: object, path: readonly string[] = []): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value] as const]
      : flatten(value, [...path, name]),
  );
}

/** The values of a file's tokens by their place. */
function valuesIn(group: object, path: readonly string[] = []): readonly (readonly [string, unknown])[] {
  if ('$value' in group) return [[path.join('.'), group.$value]];
  return Object.entries(group).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? valuesIn(inner, [...path, name]) : [],
  );
}

const light = themedValues(lightColors, lightShadows);
const dark = themedValues(darkColors, darkShadows);

describe('the file of tokens', () => {
  const tokens = valuesIn(file);

  it('names every value of the theme, and nothing else', () => {
    const shades = Object.entries(palette).flatMap(([ramp, steps]) =>
      Object.keys(steps).map((step) => `palette.${ramp}.${step}`),
    );
    const rest = flatten({
      light,
      dark,
      ...sharedValues,
      breakpoint,
      density: { ...density, touch: touchDensity },
    }).map(([name]) => name);
    expect(tokens.map(([name]) => name).toSorted()).toEqual([...shades, ...rest].toSorted());
  });

  it('writes the hexadecimal of each shade', () => {
    for (const [ramp, steps] of Object.entries(palette)) {
      for (const [step, shade] of Object.entries(steps)) {
        const value = tokens.find(([name]) => name === `palette.${ramp}.${step}`);
        expect(value?.[1]).toMatchObject({ hex: toHex(shade) });
      }
    }
  });

  it('takes every role from the palette', () => {
    const roles = tokens.filter(([name]) => /^(light|dark)\.color\./.test(name));
    const names = new Set(tokens.map(([name]) => `{${name}}`));
    expect(roles.filter(([, value]) => typeof value !== 'string' || !names.has(value))).toEqual([]);
    expect(roles.length).toBeGreaterThan(80);
  });
});

describe('the style sheet of tokens', () => {
  const css = readFileSync(new URL('generated/tilava.css', import.meta.url), 'utf8');

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
    expect(variablesAfter(':root, [data-theme="light"] {')).toEqual(named(light));
    expect(variablesAfter('  :root:not([data-theme="light"]) {')).toEqual(named(dark));
    expect(variablesAfter('  [data-theme="dark"] {')).toEqual(named(dark));
  });

  it('has the measures of each density', () => {
    expect(variablesAfter(':root, [data-density] {')).toEqual(named({ density: density.comfortable }));
    expect(variablesAfter('\n[data-density="compact"] {')).toEqual(named({ density: density.compact }));
  });
});
