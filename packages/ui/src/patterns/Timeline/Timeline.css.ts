import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, measure, space } = vars;

/** How wide the mark's own column is; its middle carries the rule. */
const markColumn = '1.25rem';

export const list = style(inPatterns({ minWidth: 0 }));

export const event = recipe({
  base: inPatterns({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markColumn} minmax(0, 1fr)`,
    columnGap: space[3],
    minWidth: 0,
    breakInside: 'avoid',
    selectors: {
      // From the middle of this mark to the middle of the next.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '0.75rem',
        insetBlockEnd: '-0.75rem',
        insetInlineStart: `calc(${markColumn} / 2 - 0.5px)`,
        width: '1px',
        background: color.tone.neutral.graphic,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
      [media.print]: {
        selectors: {
          // Paper leaves grounds out.
          '&:not(:last-child)::before': { background: 'none', borderInlineStart: '1px solid' },
        },
      },
    },
  }),
  variants: {
    isCompact: {
      true: inPatterns({ paddingBlockEnd: space[2], selectors: { '&:last-child': { paddingBlockEnd: 0 } } }),
      false: inPatterns({ paddingBlockEnd: space[6], selectors: { '&:last-child': { paddingBlockEnd: 0 } } }),
    },
    // What has not happened yet hangs on a broken line.
    leadsToFuture: {
      true: inPatterns({
        selectors: {
          '&:not(:last-child)::before': {
            background: 'none',
            borderInlineStart: `1px dashed ${color.tone.neutral.graphic}`,
          },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: { '&:not(:last-child)::before': { borderColor: 'CanvasText' } },
          },
        },
      }),
    },
  },
});

export const mark = style(
  inPatterns({ position: 'relative', width: markColumn, height: '1.5rem', overflow: 'visible' }),
);

const shape = {
  stroke: color.tone.neutral.graphic,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
} as const;

export const past = style(
  inPatterns({
    ...shape,
    fill: color.tone.neutral.graphic,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
  }),
);

export const future = style(
  inPatterns({
    ...shape,
    fill: color.background.page,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const present = style(
  inPatterns({
    fill: color.tone.match.graphic,
    stroke: color.tone.match.graphic,
    '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
  }),
);

export const presentRing = style(
  inPatterns({
    fill: color.background.page,
    stroke: color.tone.match.graphic,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
  }),
);

export const content = recipe({
  base: inPatterns({ minWidth: 0, overflowWrap: 'anywhere' }),
  variants: {
    isCompact: {
      true: inPatterns({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: space[3],
      }),
      false: {},
    },
  },
});

export const when = style(
  inPatterns({
    display: 'block',
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: '1.5rem',
  }),
);

export const title = recipe({
  base: inPatterns({ minWidth: 0 }),
  variants: {
    isPresent: { true: inPatterns({ fontWeight: font.weight.strong }), false: {} },
  },
});

export const here = style(
  inPatterns({
    color: color.tone.match.foreground,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
  }),
);

export const details = style(
  inPatterns({
    maxWidth: measure.text,
    minWidth: 0,
    marginBlockStart: space[1],
    color: color.foreground.muted,
  }),
);
