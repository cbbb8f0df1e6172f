import { describe, expect, it } from 'vitest';
import { accentRamp } from '../tokens/accent.ts';
import { contrast, isInSrgb, toHex, toOklch } from '../tokens/color.ts';
import { palette } from '../tokens/palette.ts';
import { contrastPairs } from './contrastPairs.ts';
import { createTheme } from './createTheme.ts';

describe('a ramp derived from an accent', () => {
  it.each(['#1d4ed8', '#7a1fa2', '#0b3d2e', '#333333'])('of %s has it as its ninth shade', (accent) => {
    const ramp = accentRamp(accent);
    expect(toHex(ramp[9])).toBe(accent);
    const shades = Object.values(ramp);
    expect(shades.filter((shade) => !isInSrgb(shade))).toEqual([]);
    const lightness = shades.map((shade) => shade.lightness);
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
  });

  it('is that of spruce where the accent is', () => {
    // Rounded to 8 bits and back.
    const shades = Object.values(accentRamp(toHex(palette.spruce[9])));
    const away = Object.values(palette.spruce).map((shade, index) => contrast(shade, shades[index] ?? shade));
    expect(Math.max(...away)).toBeLessThan(1.01);
  });

  it('has light shades that are no more vivid than grounds can be', () => {
    const { 1: lightest, 2: tint } = accentRamp('#0000ff');
    expect(Math.max(lightest.chroma, tint.chroma)).toBeLessThan(0.04);
  });
});

describe('a theme', () => {
  it('of a brand that names nothing changes nothing', () => {
    expect(createTheme({}).css).toBe('');
  });

  it.each(['#1d4ed8', '#7a1fa2', '#b3261e', '#000000'])(
    'of %s has contrast enough in light and dark',
    (accent) => {
      const { light, dark } = createTheme({ accent });
      const low = [...contrastPairs(light), ...contrastPairs(dark)].filter(
        ({ foreground, background, least }) => contrast(foreground, background) < least,
      );
      expect(low).toEqual([]);
      expect(toHex(light.action.primary.background)).toBe(accent);
    },
  );

  it('of an accent with too little contrast is refused, with the worst pair and its ratio', () => {
    expect(() => createTheme({ accent: '#ffcc00' })).toThrow(
      new RangeError(
        'the contrast of link text on neutral tint in the light theme is 1.23:1 and must be at least 4.5:1; choose a darker colour',
      ),
    );
    expect(() => createTheme({ accent: '#0f766e' })).toThrow(/is 4\.46:1 and must be at least 4\.5:1/);
  });

  it('is refused for its light shades alone: the dark ones are as light as those of spruce', () => {
    const reasons: string[] = [];
    for (let color = 0; color < 0x1000; color += 7) {
      const accent = `#${color.toString(16).padStart(3, '0').replaceAll(/./g, '$&$&')}`;
      try {
        createTheme({ accent });
      } catch (error) {
        reasons.push(String(error));
      }
    }
    expect(reasons.length).toBeGreaterThan(100);
    expect(reasons.filter((reason) => !reason.includes('in the light theme'))).toEqual([]);
  });

  it('keeps green matches where the accent looks like danger or is grey', () => {
    const spruce = palette.spruce[8];
    expect(createTheme({ accent: '#b3261e' }).light.tone.match.graphic).toEqual(spruce);
    expect(createTheme({ accent: '#333333' }).light.tone.match.graphic).toEqual(spruce);
    expect(createTheme({ accent: '#1d4ed8' }).light.tone.match.graphic.hue).toBe(toOklch('#1d4ed8').hue);
  });

  it('sets the variables of each theme for a device, a page and a part of it', () => {
    const { css } = createTheme({ accent: '#1d4ed8' });
    expect(css.match(/[^{}]+(?=\{)/g)).toEqual([
      ':root, [data-theme="light"]',
      '@media screen and (prefers-color-scheme: dark)',
      ':root:not([data-theme="light"])',
      '@media screen',
      '[data-theme="dark"]',
    ]);
    expect(css).toContain('--tilava-color-action-primary-background:oklch(0.4882 0.2172 264.4)');
    expect(css).not.toContain('danger');
  });

  it('sets corners and a logo, beside a word mark no name', () => {
    const address = '/brand/logo.svg';
    expect(createTheme({ radius: 2, logo: { address, ratio: 1 } }).css).toBe(
      `:root{--tilava-radius-small:2px;--tilava-radius-medium:4px;--tilava-radius-large:6px;--tilava-logo-image:url("${address}");--tilava-logo-drawing:hidden;--tilava-logo-ratio:1}`,
    );
    expect(createTheme({ logo: { address, ratio: 4 } }).css).toContain('--tilava-logo-name-clip:inset(50%)');
  });
});
