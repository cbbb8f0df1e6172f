import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { globalStyle, style } from '@vanilla-extract/css';
import { muted } from '../../../shared/tables/cells.css.ts';

export const small = style(
  inPages({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  }),
);

/** What leads to other pages, between rules. */
export const rows = style(
  inPages({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);

globalStyle(
  `${rows} > li`,
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    paddingBlock: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);

// What it is about stands below its time where they have no room beside each other.
globalStyle(`${rows} a`, inPages({ flexWrap: 'wrap', columnGap: vars.space[4], rowGap: 0 }));

export const when = style(inPages({ minWidth: '14rem' }));

export const about = style(
  inPages({ color: vars.color.foreground.muted, fontWeight: vars.font.weight.regular }),
);

/** Below an address, in a line of its own, which the line under the link before it leaves out. */
export const line = style([muted, inPages({ display: 'inline-flex', width: '100%' })]);

/** As a box of its own, which the line under the link before it leaves out. */
export const mark = style(
  inPages({ display: 'inline-flex', verticalAlign: 'top', marginInlineStart: vars.space[2] }),
);
