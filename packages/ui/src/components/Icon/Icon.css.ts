import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/layered.ts';

export const icon = style(
  inComponents({
    width: '1.25rem',
    height: '1.25rem',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const filled = style(inComponents({ fill: 'currentColor' }));

export const turning = style(inComponents({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
