import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, motion } = vars;

export const toggle = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '3px',
    color: color.foreground.muted,
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.background.hover, color: color.foreground.plain },
      '&:focus-visible': { outlineOffset: '0' },
    },
    '@media': { [media.touch]: { width: vars.measure.target, height: vars.measure.target } },
  }),
);
