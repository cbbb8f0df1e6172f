import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPages } from '../../theme/layered.ts';
import * as shared from '../foundations.css.ts';

const { color, font, space } = vars;

export const table = style(inPages({ width: '100%' }));

export const cell = style([
  shared.cell,
  inPages({
    paddingBlock: space[1],
    paddingInlineEnd: space[3],
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
]);

export const outcome = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: space[1] }),
);

export const ratio = style(inPages({ minWidth: '3.5rem' }));

const level = style(inPages({ fontWeight: font.weight.strong }));

export const passes = style([level, inPages({ color: color.tone.match.foreground })]);

export const fails = style([level, inPages({ color: color.tone.danger.foreground })]);
