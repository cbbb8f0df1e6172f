import { style } from '@vanilla-extract/css';
import { inLayout } from '../theme/layered.ts';

export const stack = style(inLayout({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
