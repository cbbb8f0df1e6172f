import { style } from '@vanilla-extract/css';
import { inLayout } from '../theme/layered.ts';

export const inline = style(inLayout({ display: 'flex', flexWrap: 'wrap', minWidth: 0 }));
