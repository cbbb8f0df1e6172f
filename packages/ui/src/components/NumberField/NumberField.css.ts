import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/layered.ts';
import { end, input, start } from '../Field/Field.css.ts';

export const number = style([input, inComponents({ minWidth: '4rem' })]);

/** Whole words where they fit: two of them leave room for a few digits on the narrowest phones. */
const text = inComponents({ display: 'block', maxWidth: '7rem', overflowWrap: 'break-word' });

export const startText = style([start, text]);

export const unitText = style([end, text]);
