import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style(inPages({ listStyle: 'none', margin: 0, padding: 0 }));

export const entry = style(
  inPages({
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    overflowWrap: 'anywhere',
    selectors: {
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 },
    },
  }),
);

export const head = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
  }),
);

export const announcements = style(inPages({ maxBlockSize: '24rem', overflow: 'auto' }));

export const calls = style(inPages({ maxBlockSize: '20rem', overflow: 'auto' }));

export const result = style({});

export const table = style(inPages({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }));

globalStyle(
  `${table} :is(th, td)`,
  inPages({
    textAlign: 'start',
    padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
    whiteSpace: 'nowrap',
  }),
);

/** How a delivery went takes some lines where there is little room; the other cells don't. */
globalStyle(
  `${table} ${result}`,
  inPages({ minInlineSize: '16rem', whiteSpace: 'normal', overflowWrap: 'normal' }),
);
