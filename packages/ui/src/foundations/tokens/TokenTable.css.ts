import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPages } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';
import * as shared from '../foundations.css.ts';

const { color, font, measure, space } = vars;

export const table = style(inPages({ width: '100%', tableLayout: 'fixed' }));

export const cell = style([
  shared.cell,
  inPages({ paddingInlineEnd: space[4], fontSize: font.size.small, verticalAlign: 'top' }),
]);

export const sample = style([
  shared.cell,
  inPages({
    overflow: 'hidden',
    verticalAlign: 'top',
    paddingInlineEnd: space[4],
  }),
]);

/** As wide as two grounds beside each other. */
export const sampleHead = style([shared.columnHead, inPages({ width: '6.5rem' })]);

export const values = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    justifyContent: 'start',
    paddingBlockStart: space[1],
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const value = style(inPages({ margin: 0, overflowWrap: 'anywhere' }));

export const of = style(
  inPages({ color: color.foreground.muted, selectors: { '&:empty': { display: 'none' } } }),
);

export const readers = style(
  inPages({
    color: color.foreground.muted,
    fontWeight: font.weight.regular,
    lineHeight: font.lineHeight.small,
  }),
);

export const summary = style(
  inPages({
    width: 'fit-content',
    minHeight: space[6],
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.foreground.plain } },
    '@media': { [media.touch]: { minHeight: measure.target } },
  }),
);
