import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPages } from '../../theme/layered.ts';

const { color, font, radius, space } = vars;

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
