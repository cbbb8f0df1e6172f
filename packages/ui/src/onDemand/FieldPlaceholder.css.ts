import { style } from '@vanilla-extract/css';
import { frame as fieldFrame } from '../components/Field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';

/** The frame of the field to come, with room for a line inside. It adds to that frame and changes nothing of it. */
export const frame = style([fieldFrame, inComponents({ paddingInline: vars.space[3] })]);
