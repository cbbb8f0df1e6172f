import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/layered.ts';

// The picture fills the button, which is no higher for it.
export const picture = style(inComponents({ marginBlock: '-0.5rem', marginInlineStart: '-0.5rem' }));

export const name = style(inComponents({ maxWidth: '12rem', textAlign: 'start' }));
