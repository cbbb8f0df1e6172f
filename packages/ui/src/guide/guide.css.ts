import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';

const { color, font, radius, space } = vars;

const hairline = `1px solid ${color.border.hairline}`;

export const term = style(
  inPages({ color: color.foreground.muted, fontSize: font.size.small, lineHeight: font.lineHeight.small }),
);

/** The paper on which a component is drawn, with room around it for the numbers. */
export const sheet = style(
  inPages({
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    minWidth: 0,
    padding: space[12],
    border: hairline,
    borderRadius: radius.medium,
    background: color.background.page,
  }),
);

export const drawn = style(inPages({ minWidth: 0, maxWidth: '100%' }));

/** A drawing shrinks to what is in it; this holds what takes the width that it is given. */
export const wide = style(inPages({ width: '40rem', maxWidth: '100%' }));

export const marks = style(
  inPages({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
  }),
);

export const leader = style(inPages({ stroke: color.foreground.plain, strokeWidth: '1px' }));

export const point = style(inPages({ fill: color.foreground.plain, stroke: color.background.page }));

export const disc = style(inPages({ fill: color.foreground.plain }));

export const digit = style(
  inPages({
    fill: color.background.page,
    fontSize: '0.75rem',
    fontWeight: font.weight.strong,
    textAnchor: 'middle',
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
);

export const parts = style(inPages({ marginBlockStart: space[4], borderBlockStart: hairline }));

export const part = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space[3],
    rowGap: space[2],
    paddingBlock: space[3],
    borderBlockEnd: hairline,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { gridTemplateColumns: '1.75rem minmax(0, 1fr)' } },
  }),
);

export const otherSize = style(inPages({ marginBlockStart: space[2], minWidth: 0 }));

export const number = style(
  inPages({
    color: color.foreground.muted,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: font.weight.strong,
    textAlign: 'center',
  }),
);

export const partName = style(inPages({ fontWeight: font.weight.strong }));

export const measures = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    columnGap: space[6],
    rowGap: space[2],
    '@media': { [media.narrow]: { gridColumn: 2 } },
  }),
);

/** A token on a line of its own below the number that comes from it. */
export const token = style(
  inPages({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: font.size.small }),
);

export const swatch = style(
  inPages({
    flex: 'none',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    border: hairline,
    borderRadius: '2px',
  }),
);

export const note = style(
  inPages({ marginBlockStart: space[3], color: color.foreground.muted, fontSize: font.size.small }),
);

/** One of two that are compared: the picture above, what it shows below. */
export const comparison = style(
  inPages({ display: 'flex', flexDirection: 'column', gap: space[4], margin: 0 }),
);

export const picture = style(
  inPages({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    alignItems: 'flex-start',
    minWidth: 0,
    padding: space[4],
    border: hairline,
    borderRadius: radius.small,
    background: color.background.page,
  }),
);

/** Stands for the window in the picture of what is fixed to the window’s edge. */
export const ownWindow = style(
  inPages({ contain: 'layout', width: '30rem', maxWidth: '100%', minHeight: '8rem' }),
);
