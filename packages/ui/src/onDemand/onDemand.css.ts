import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/layered.ts';

/** Holds what came together without being a box of its own. */
export const contents = style(inComponents({ display: 'contents' }));
