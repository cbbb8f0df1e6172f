import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const table = style(
  inPages({ width: '100%', maxWidth: '56rem', borderCollapse: 'collapse', textAlign: 'start' }),
);

export const head = style(
  inPages({ color: color.foreground.muted, fontSize: font.size.small, lineHeight: font.lineHeight.small }),
);

globalStyle(
  `${head} th`,
  inPages({ paddingBlockEnd: space[2], fontWeight: font.weight.regular, textAlign: 'start' }),
);

/** A criterion with its weight, and below them how it brings points. */
export const criterion = style(
  inPages({ borderBlockStart: `1px solid ${color.border.hairline}`, breakInside: 'avoid' }),
);

export const name = style(
  inPages({
    width: '11rem',
    paddingBlockStart: space[4],
    paddingInlineEnd: space[4],
    fontWeight: font.weight.strong,
    textAlign: 'start',
    verticalAlign: 'top',
    hyphens: 'auto',
    '@media': { [media.narrow]: { width: '40%' } },
  }),
);

export const weight = style(inPages({ paddingBlockStart: space[4], verticalAlign: 'top' }));

/** The bar with its number behind it; the heaviest leaves just the room for that. */
export const measure = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
    alignItems: 'center',
    textAlign: 'end',
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

// A graphic, not decoration: it is printed, and drawn in the system's colours where those are forced.
export const bar = style(
  inPages({
    blockSize: space[3],
    minInlineSize: '3px',
    borderRadius: '1px',
    background: color.tone.match.graphic,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const how = style(
  inPages({
    paddingBlockStart: space[1],
    paddingBlockEnd: space[4],
    color: color.foreground.muted,
    textWrap: 'pretty',
  }),
);

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[8],
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const item = style(
  inPages({ display: 'grid', gridTemplateColumns: '1.25rem minmax(0, 1fr)', columnGap: space[3] }),
);

const markPlace = style(inPages({ paddingBlockStart: '0.125rem', lineHeight: 0 }));

export const mark = styleVariants(
  { used: color.tone.match.foreground, never: color.tone.danger.foreground },
  (foreground) => [markPlace, inPages({ color: foreground })],
);
