import { describe, expect, it } from 'vitest';
import { isReadAs, placesReadBy } from './stylesReading.ts';

describe('what a style sheet reads', () => {
  it('is found behind every name that it gives to a part of the contract', () => {
    const source = `
      import { vars } from '../../theme/contract.css.ts';
      const { color, space } = vars;
      const { quick, ease: curve } = vars.motion;
      const ground = color.background;
      export const root = style(inComponents({
        padding: space[4],
        color: color.foreground.muted,
        background: ground.page,
        transition: \`color \${quick} \${curve}\`,
        maxWidth: vars.measure.text,
      }));
    `;
    expect(placesReadBy(source).toSorted()).toEqual([
      'color.background.page',
      'color.foreground.muted',
      'measure.text',
      'motion.ease',
      'motion.quick',
      'space.4',
    ]);
  });

  it('is not what is only written about, or called alike', () => {
    const source = `
      const { color, space } = vars;
      // There is no space here, and no color.
      export const root = style(inComponents({ color: 'red', whiteSpace: 'nowrap', gridArea: 'space', transition: \`color 1s\` }));
    `;
    expect(placesReadBy(source)).toEqual([]);
  });

  it('is a whole group where the group is handed on', () => {
    const source = `
      const { color, radius } = vars;
      export const tone = styleVariants(color.tone, paint);
      export const corner = styleVariants(radius, round);
      export const gap = { ...vars.space };
    `;
    expect(placesReadBy(source).toSorted()).toEqual(['color.tone', 'radius', 'space']);
    expect(isReadAs('color.tone.match.border', 'color.tone')).toBe(true);
    expect(isReadAs('color.tones', 'color.tone')).toBe(false);
  });
});
