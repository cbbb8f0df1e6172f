import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';

const { color, font, radius, space } = vars;

export const title = style(inPages({ fontSize: font.size.lead, fontWeight: font.weight.strong }));

export const group = style(
  inPages({ paddingBlockStart: space[5], color: color.foreground.muted, fontSize: font.size.small }),
);

export const role = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    paddingBlock: space[1],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);

export const swatch = style(
  inPages({
    height: space[6],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  }),
);
