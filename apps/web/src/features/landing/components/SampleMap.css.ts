import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style, styleVariants } from '@vanilla-extract/css';
import sampleMap from '../generated/sampleMap.json' with { type: 'json' };

const { color, font, radius, space } = vars;
const { breadth, size } = sampleMap;

/** As high before and after it is live, so that nothing around it moves. */
export const root = style(
  inPages({
    display: 'grid',
    gridTemplate: '24rem / minmax(0, 1fr)',
    minWidth: 0,
    '@media': { [media.wide]: { gridTemplateRows: '33rem' } },
  }),
);

const wholeCell = { gridArea: '1 / 1', minWidth: 0, minHeight: 0 } as const;

export const picture = style(
  inPages({ ...wholeCell, display: 'flex', flexDirection: 'column', gap: space[2] }),
);

export const live = style(inPages({ ...wholeCell }));

export const map = style(inPages({ height: '100%', minWidth: 0 }));

export const viewport = style(
  inPages({
    position: 'relative',
    flex: '1 1 0',
    minHeight: 0,
    containerType: 'size',
    overflow: 'hidden',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.page,
  }),
);

const ratio = size.width / size.height;
const margin = '3.5rem';

/** Around all samples, in the middle, as large as there is room: the map begins with the same view. */
export const area = style(
  inPages({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: `min(100cqw - ${margin}, (100cqh - ${margin}) * ${ratio})`,
    aspectRatio: String(ratio),
  }),
);

// It is drawn far beyond the area.
export const ground = style(
  inPages({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }),
);

export const builtUp = style(
  inPages({
    color: color.border.hairline,
    strokeWidth: breadth,
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const streets = style(
  inPages({
    color: `color-mix(in oklab, ${color.border.control} 40%, ${color.border.hairline})`,
    strokeWidth: 1.6,
    '@media': { [media.forcedColors]: { color: 'GrayText' } },
  }),
);

// As PremisesMap has them.
export const district = style(
  inPages({
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: color.foreground.muted,
    stroke: color.background.page,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontSize: 13,
    fontWeight: font.weight.strong,
    letterSpacing: '0.02em',
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
);

const anyMark = style(
  inPages({
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    width: 'max-content',
    '::before': {
      content: '""',
      width: '1rem',
      height: '1rem',
      border: `2px solid ${color.background.surface}`,
      borderRadius: radius.round,
      background: color.tone.match.graphic,
      boxShadow: `0 0 0 1px ${color.tone.match.graphic}`,
    },
    '@media': {
      [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  }),
);

/** By the side that the price stands on. */
export const mark = styleVariants({
  right: [anyMark, inPages({ transform: 'translate(-0.5rem, -50%)' })],
  left: [
    anyMark,
    inPages({ flexDirection: 'row-reverse', transform: 'translate(calc(0.5rem - 100%), -50%)' }),
  ],
});

export const price = style(
  inPages({
    paddingInline: space[2],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    background: color.background.surface,
    color: color.foreground.plain,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.body,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** The whole picture; its label stands where no premises are. */
export const opener = style(
  inPages({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'end',
    padding: space[2],
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
    '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);

export const openerLabel = style(
  inPages({
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    background: color.background.surface,
    color: color.foreground.plain,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    selectors: { [`${opener}:hover > &`]: { background: color.background.hover } },
  }),
);

export const caption = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const credit = style(inPages({ color: color.foreground.muted }));
