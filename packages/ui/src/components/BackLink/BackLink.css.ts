import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/layered.ts';

/** Points to where reading begins. */
export const arrow = style(
  inComponents({ flexShrink: 0, selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
);
