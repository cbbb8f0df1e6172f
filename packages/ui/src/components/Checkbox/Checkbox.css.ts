import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { mark } from '../Field/choice.css.ts';

export const box = style([mark, inComponents({ borderRadius: vars.radius.small })]);
