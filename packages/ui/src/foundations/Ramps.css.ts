import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';

const { color, font, space } = vars;

export const ramp = style(inPages({ marginBlockEnd: space[6], minWidth: 0 }));

export const heading = style(
  inPages({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], paddingBlockEnd: space[2] }),
);

export const shades = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    rowGap: space[2],
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const shade = style(
  inPages({
    height: space[12],
    border: `1px solid ${color.border.hairline}`,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  }),
);

export const step = style(
  inPages({
    display: 'flex',
    flexDirection: 'column',
    paddingBlockStart: space[1],
    color: color.foreground.muted,
    fontSize: '0.75rem',
    lineHeight: font.lineHeight.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
