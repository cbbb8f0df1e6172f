import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const rules = style(inPages({ listStyle: 'none', margin: 0, padding: 0 }));

export const rule = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);

globalStyle(`${rule} > button`, inPages({ flexShrink: 0 }));

export const fields = style(
  inPages({
    display: 'grid',
    gap: space[4],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  }),
);
