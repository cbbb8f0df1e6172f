import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const list = style(inPages({ listStyle: 'none', margin: 0, padding: 0 }));

export const entry = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    overflowWrap: 'anywhere',
  }),
);
