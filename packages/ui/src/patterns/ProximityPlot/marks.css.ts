import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font } = vars;

export const bestRing = style(
  inPatterns({
    fill: 'none',
    stroke: color.tone.match.graphic,
    strokeWidth: 1.5,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

// Shadows on all sides make a halo of the ground, that keeps the text readable above dots and lines.
export const bestName = style(
  inPatterns({
    position: 'absolute',
    width: 'max-content',
    transform: 'translateY(-50%)',
    color: color.foreground.plain,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
    lineHeight: 1.15,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    textShadow: ['1px 1px', '-1px 1px', '1px -1px', '-1px -1px', '0 0']
      .map((aside) => `${aside} 2px ${color.background.page}`)
      .join(', '),
  }),
);

// The ring of the plot's marks is drawn around whatever has the focus.
export const option = style(inPatterns({ cursor: 'pointer', outline: 'none' }));

export const target = style(inPatterns({ fill: 'transparent' }));

export const ground = style(
  inPatterns({
    fill: color.background.page,
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
);

export const dot = style(
  inPatterns({
    fill: color.tone.match.graphic,
    stroke: color.tone.match.graphic,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
  }),
);

const unfilled = { fill: 'none', strokeWidth: 2, pointerEvents: 'none' } as const;

export const mark = styleVariants(
  {
    selected: {
      ...unfilled,
      stroke: color.tone.attention.graphic,
      strokeWidth: 3,
      '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
    },
    passing: {
      ...unfilled,
      stroke: color.foreground.plain,
      '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
    },
    focused: { ...unfilled, stroke: color.focus },
  },
  inPatterns,
);

const line = {
  fill: 'none',
  stroke: color.border.control,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
} as const;

export const ring = style(inPatterns({ ...line, strokeDasharray: '1 3' }));

export const axis = style(
  inPatterns({
    ...line,
    stroke: color.border.hairline,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeDasharray: '1 7' } },
  }),
);

export const center = style(
  inPatterns({
    stroke: color.border.rule,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

// A halo of the ground keeps the text readable where lines run through them.
const text = {
  fill: color.foreground.muted,
  fontSize: font.size.small,
  textAnchor: 'middle',
  stroke: color.background.page,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
} as const;

export const label = style(inPatterns(text));

export const north = style(
  inPatterns({ ...text, fill: color.foreground.plain, fontWeight: font.weight.strong }),
);
