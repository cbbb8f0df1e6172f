import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, space } = vars;

export const root = style(
  inComponents({
    borderBlockStart: `1px solid ${color.border.rule}`,
    background: color.background.page,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    columnGap: space[8],
    rowGap: space[10],
    paddingBlock: `${space[10]} ${space[12]}`,
    '@media': { [media.narrow]: { rowGap: space[8], paddingBlock: `${space[8]} ${space[10]}` } },
  }),
);

export const brand = style(
  inComponents({ minWidth: 0, '@media': { [media.narrow]: { gridColumn: '1 / -1' } } }),
);

export const group = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 }),
);

export const newsletter = style(
  inComponents({
    minWidth: 0,
    gridColumn: 'span 2',
    '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
  }),
);

export const note = style(
  inComponents({
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
);
