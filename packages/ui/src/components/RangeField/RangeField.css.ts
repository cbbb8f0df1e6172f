import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';

const { space } = vars;

/** The two halves stand beside each other while each has room for its words and a number of six digits. */
export const pair = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    minWidth: 0,
  }),
);

export const half = style(inComponents({ flex: '1 1 9rem', minWidth: 'min-content' }));
