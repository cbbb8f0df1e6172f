import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, radius } = vars;

export const button = style(
  inPatterns({
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    borderRadius: radius.small,
    background: color.background.sunken,
    cursor: 'zoom-in',
    // The track cuts off what lies outside, so that the ring is drawn inside.
    selectors: { '&:focus-visible': { outlineOffset: '-4px', outlineWidth: '4px' } },
  }),
);

export const image = style(
  inPatterns({ width: '100%', height: '100%', objectFit: 'cover', userSelect: 'none' }),
);
