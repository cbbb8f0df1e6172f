import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breathe } from '../../theme/animations.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, motion, radius, space } = vars;

export const root = style(inComponents({ display: 'grid', gap: space[1], minWidth: 0 }));

export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const label = style(
  inComponents({ minWidth: 0, fontWeight: font.weight.medium, overflowWrap: 'anywhere' }),
);

export const value = style(
  inComponents({ color: color.foreground.muted, fontVariantNumeric: 'tabular-nums' }),
);

export const track = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: '6px',
    borderRadius: radius.round,
    background: color.border.hairline,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const bar = recipe({
  base: inComponents({
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: color.tone.match.graphic,
    transition: `width ${motion.slow} ${motion.ease}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
  variants: {
    isIndeterminate: {
      true: inComponents({
        width: '100%',
        animation: `${breathe} 2s ease-in-out infinite`,
        // Where nothing may move, a hatching tells it from a bar that is full.
        '@media': {
          [media.reducedMotion]: {
            animation: 'none',
            maskImage: 'repeating-linear-gradient(135deg, black 0 4px, transparent 4px 8px)',
          },
        },
      }),
    },
  },
});
