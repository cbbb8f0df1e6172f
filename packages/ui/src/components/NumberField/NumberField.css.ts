import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/layered.ts';
import { input } from '../Field/Field.css.ts';

export const number = style([input, inComponents({ fontVariantNumeric: 'tabular-nums' })]);
