import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';

const { color, font, space } = vars;

export const table = style(inPages({ width: '100%' }));

export const head = style(
  inPages({
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.border.rule}`,
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    textAlign: 'start',
  }),
);

export const cell = style(
  inPages({
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontWeight: font.weight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);

export const number = style([cell, inPages({ fontVariantNumeric: 'tabular-nums' })]);
