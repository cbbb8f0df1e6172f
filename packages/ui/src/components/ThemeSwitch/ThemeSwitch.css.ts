import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, motion, radius, space } = vars;

export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
  }),
);

export const choice = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    paddingInline: space[3],
    borderRadius: '3px',
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: color.foreground.plain, background: color.background.hover },
      '&[data-selected]': {
        background: color.floating.background,
        color: color.floating.foreground,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 },
    },
    '@media': {
      [media.touch]: { minHeight: vars.measure.target },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
