import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';
import { tab } from '../shell.css.ts';

const { color, density, space } = vars;

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    // Safari keeps the list role of lists within `nav`.
    listStyle: 'none',
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const link = style([
  tab,
  inComponents({
    minHeight: density.controlHeight,
    paddingBlock: density.controlPadding,
    textDecoration: 'none',
  }),
]);
