import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { cell, columnHead } from './foundations.css.ts';

const { font, space } = vars;

export const table = style(inPages({ width: '100%', tableLayout: 'fixed' }));

export const caption = style(
  inPages({ paddingBlockEnd: space[2], fontWeight: font.weight.strong, textAlign: 'start' }),
);

export const head = style([
  columnHead,
  inPages({
    paddingBlock: space[1],
    selectors: { '&:not(:first-child)': { width: '4.5rem', textAlign: 'end' } },
  }),
]);

export const pair = style([cell, inPages({ paddingBlock: space[1] })]);

export const words = style(inPages({ display: 'flex', alignItems: 'center' }));

export const ratio = style([pair, inPages({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })]);
