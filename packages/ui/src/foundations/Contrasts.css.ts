import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { cell, columnHead } from './foundations.css.ts';

const { color, font, radius, space } = vars;

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

export const swatch = style(
  inPages({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: space[8],
    height: space[6],
    marginInlineEnd: space[2],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
    lineHeight: 1,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
);

export const mark = style(inPages({ width: space[3], height: space[3], borderRadius: radius.round }));
