import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

const line = (stroke: string, forced = 'CanvasText'): StyleRule => ({
  fill: 'none',
  stroke,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: forced } },
});

const area = (fill: string, forced = 'CanvasText'): StyleRule => ({
  fill,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { fill: forced } },
});

/** A drawing as large as its place, in which per cent are per cent of that. */
export const drawing = style(
  inPatterns({
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    printColorAdjust: 'exact',
  }),
);

/** Bars grow from where lines begin. */
export const fromStart = style(inPatterns({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

export const option = style(
  inPatterns({
    borderRadius: radius.small,
    cursor: 'default',
    selectors: { '&:focus-visible': { outlineOffset: '2px' } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.background.hover } } } },
  }),
);

export const plainBar = style(inPatterns(area(color.tone.neutral.graphic)));

export const markedBar = style(inPatterns(area(color.tone.match.graphic, 'Highlight')));

export const base = style(inPatterns({ ...line(color.foreground.plain), strokeWidth: 1 }));

export const rule = style(inPatterns({ ...line(color.border.hairline, 'GrayText'), strokeWidth: 1 }));

export const spread = style(
  inPatterns({
    fill: color.tone.neutral.border,
    stroke: color.tone.neutral.graphic,
    strokeWidth: 1,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const middle = style(inPatterns({ ...line(color.foreground.plain), strokeWidth: 3 }));

export const own = style(
  inPatterns({
    fill: color.tone.match.graphic,
    stroke: color.background.page,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
  }),
);

export const table = style(inPatterns({ width: '100%', borderCollapse: 'collapse' }));

export const cell = style(
  inPatterns({
    padding: space[2],
    paddingInlineStart: 0,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontWeight: font.weight.regular,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  }),
);

export const headerCell = style([
  cell,
  inPatterns({
    borderBlockEndColor: color.border.rule,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
    verticalAlign: 'bottom',
  }),
]);

export const numeric = style(inPatterns({ paddingInlineEnd: 0, textAlign: 'end' }));

export const ticks = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    textAlign: 'end',
  }),
);

// Without height, so that its middle stands on its rule.
export const tick = style(
  inPatterns({ display: 'flex', alignItems: 'center', justifyContent: 'end', height: 0 }),
);

const series = (stroke: string): StyleRule => ({ ...line(stroke), strokeLinejoin: 'round' });

export const firstLine = style(inPatterns({ ...series(color.tone.match.graphic), strokeWidth: 2.5 }));

export const secondLine = style(
  inPatterns({ ...series(color.foreground.plain), strokeWidth: 1.5, strokeDasharray: '5 4' }),
);

/** Where the pointer, or a finger, reads. */
export const slider = style(
  inPatterns({
    cursor: 'crosshair',
    touchAction: 'pan-y',
    selectors: { '&:focus-visible': { outlineOffset: '6px' } },
  }),
);

export const readingLine = style(
  inPatterns({
    stroke: color.foreground.plain,
    strokeWidth: 1,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);

export const dot = style(
  inPatterns({
    fill: color.background.page,
    stroke: color.foreground.plain,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
  }),
);
