import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { tab } from '../shell.css.ts';
import { tabs } from '../tabs.css.ts';

const { density } = vars;

// Safari keeps the list role of lists within `nav`.
export const list = style([tabs, inComponents({ listStyle: 'none' })]);

export const link = style([
  tab,
  inComponents({
    minHeight: density.controlHeight,
    paddingBlock: density.controlPadding,
    textDecoration: 'none',
  }),
]);
