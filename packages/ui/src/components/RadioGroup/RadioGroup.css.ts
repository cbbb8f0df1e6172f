import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { mark } from '../Field/choice.css.ts';

export const circle = style([
  mark,
  inComponents({
    borderRadius: vars.radius.round,
    selectors: {
      '&::after': {
        content: '""',
        width: '0.5rem',
        height: '0.5rem',
        border: '0.25rem solid currentColor',
        borderRadius: vars.radius.round,
      },
    },
  }),
]);
