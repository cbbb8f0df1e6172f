import { style } from '@vanilla-extract/css';
import { inPages } from '../../theme/layered.ts';

export const large = style(inPages({ width: '20rem' }));

export const small = style(inPages({ width: '5rem' }));
