import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { colors } from '../PremisesDrawing/drawings/ink.css.ts';
import { inkVariables } from '../PremisesDrawing/PremisesDrawing.css.ts';

const { color, font, radius, space } = vars;

export const root = style(inPatterns({ containerType: 'inline-size', width: '100%' }));

/** Room for both drawings beside each other. */
const roomy = '(inline-size >= 36rem)';

export const sheet = recipe({
  base: [inkVariables, inPatterns({ position: 'relative', display: 'grid', overflow: 'hidden' })],
  variants: {
    isInCard: {
      true: inPatterns({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
      false: inPatterns({
        border: `1px solid ${color.border.hairline}`,
        borderRadius: radius.small,
        '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      }),
    },
  },
});

const half = style(inPatterns({ width: '100%', aspectRatio: '4 / 3', maxHeight: '20rem' }));

/** Every building stands at 104 of 120. */
const street = '86.67%';

export const elevation = style([
  half,
  inPatterns({
    // The street goes on at both sides of the drawing.
    background: `linear-gradient(${colors.sky} calc(${street} - 0.5px), ${colors.pen} 0 calc(${street} + 0.5px), ${colors.ground} 0)`,
  }),
]);

export const plan = recipe({
  base: [
    half,
    inPatterns({ borderInlineStart: `1px solid ${color.border.hairline}`, background: colors.ground }),
  ],
  variants: {
    isInCard: {
      true: {},
      false: inPatterns({ display: 'none', '@container': { [roomy]: { display: 'block' } } }),
    },
  },
});

export const drawing = style(inPatterns({ display: 'block', width: '100%', height: '100%' }));

export const label = style(
  inPatterns({
    position: 'absolute',
    // In the corner, on the street: in a card it would hide the door.
    insetInlineStart: 0,
    insetBlockEnd: 0,
    paddingInline: space[2],
    borderStartEndRadius: radius.small,
    background: color.background.surface,
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);
