import { style } from '@vanilla-extract/css';
import { frame as fieldFrame } from '../components/Field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';

/** Nothing can be typed yet, so that it does not look as if it could. */
export const frame = style([
  fieldFrame,
  inComponents({ paddingInline: vars.space[3], borderColor: vars.color.border.hairline }),
]);
