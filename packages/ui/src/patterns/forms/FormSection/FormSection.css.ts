import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';

const { color, density, space } = vars;

export const section = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: density.fieldGap,
    minWidth: 0,
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    alignItems: 'start',
    columnGap: space[6],
    rowGap: density.fieldGap,
    minWidth: 0,
  }),
);
