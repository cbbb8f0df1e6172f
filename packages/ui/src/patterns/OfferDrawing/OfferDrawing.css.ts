import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/layered.ts';

export const root = style(
  inPatterns({ display: 'block', width: '100%', height: 'auto', aspectRatio: '2 / 1', overflow: 'hidden' }),
);
