import { style } from '@vanilla-extract/css';
import { inLayout } from '../theme/layered.ts';

export const visuallyHidden = style(
  inLayout({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
);
