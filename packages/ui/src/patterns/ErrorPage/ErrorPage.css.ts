import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, font, measure, space } = vars;

export const root = style(
  inPatterns({ display: 'grid', gap: space[8], minWidth: 0, paddingBlock: space[8] }),
);

export const drawing = style(
  inPatterns({
    display: 'block',
    width: '100%',
    maxWidth: '32rem',
    height: 'auto',
    aspectRatio: '32 / 12',
  }),
);

export const content = style(
  inPatterns({
    display: 'grid',
    gap: space[4],
    justifyItems: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const sentence = style(
  inPatterns({ maxWidth: measure.text, fontSize: font.size.lead, lineHeight: font.lineHeight.lead }),
);

export const steps = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[2],
    minWidth: 0,
    marginBlockStart: space[2],
  }),
);

export const details = style(inPatterns(mutedSmallText));

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
