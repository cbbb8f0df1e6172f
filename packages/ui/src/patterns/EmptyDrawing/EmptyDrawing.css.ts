import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/media.ts';

export const root = style(
  inPatterns({
    display: 'block',
    width: '10rem',
    maxWidth: '100%',
    height: 'auto',
    aspectRatio: '5 / 3',
    overflow: 'visible',
  }),
);

const { color } = vars;

// Lines keep their thickness at every size, as a pen does.
const pen = { strokeLinejoin: 'miter', vectorEffect: 'non-scaling-stroke' } as const;

const outlined = { ...pen, stroke: color.foreground.plain, strokeWidth: 1.25 } as const;

const forcedSheet = { fill: 'Canvas', stroke: 'CanvasText' };
const forcedLine = { stroke: 'CanvasText' };
const forcedAccent = { stroke: 'Highlight' };

/** What is built, left as paper. */
export const wall = style(
  inPatterns({
    ...outlined,
    fill: color.background.surface,
    '@media': { [media.forcedColors]: forcedSheet },
  }),
);

/** What is built and stands in the shade. */
export const shade = style(
  inPatterns({ ...outlined, fill: color.border.hairline, '@media': { [media.forcedColors]: forcedSheet } }),
);

/** What bounds and has no surface: the ground, a wall in a plan. */
export const line = style(
  inPatterns({ ...outlined, fill: 'none', '@media': { [media.forcedColors]: forcedLine } }),
);

/** A wall cut through, in a plan. */
export const cut = style(
  inPatterns({ ...outlined, fill: 'none', strokeWidth: 3, '@media': { [media.forcedColors]: forcedLine } }),
);

/** What only describes: joints, panes, a door's swing. */
export const fine = style(
  inPatterns({
    ...pen,
    fill: 'none',
    stroke: color.tone.neutral.graphic,
    strokeWidth: 0.75,
    '@media': { [media.forcedColors]: forcedLine },
  }),
);

/** What is not there. */
export const missing = style([fine, inPatterns({ strokeWidth: 1, strokeDasharray: '4 3' })]);

/** The one green thing of a drawing: what would make it whole. */
export const accent = style(
  inPatterns({
    ...pen,
    fill: 'none',
    stroke: color.tone.match.graphic,
    strokeWidth: 1.75,
    '@media': { [media.forcedColors]: forcedAccent },
  }),
);

/** The same, not there yet. */
export const missingAccent = style([accent, inPatterns({ strokeDasharray: '5 4' })]);
