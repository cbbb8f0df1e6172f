import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/layered.ts';

export const root = style(
  inPatterns({
    display: 'block',
    width: '10rem',
    maxWidth: '100%',
    height: 'auto',
    aspectRatio: '5 / 3',
    overflow: 'visible',
  }),
);
