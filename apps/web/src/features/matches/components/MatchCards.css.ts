import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

export const rent = style(
  inPages({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.5ch',
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontWeight: font.weight.regular,
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const amount = style(
  inPages({
    color: color.foreground.plain,
    fontSize: font.size.heading,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.heading,
    letterSpacing: font.tracking.heading,
    whiteSpace: 'nowrap',
  }),
);
