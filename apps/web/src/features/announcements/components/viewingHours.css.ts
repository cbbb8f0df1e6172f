import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
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
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))' },
    },
  }),
);

// The day, then its hours.
globalStyle(`${fields} > :first-child`, inPages({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } }));
