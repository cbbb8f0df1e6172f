import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, space } = vars;

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.border.rule}`,
    breakInside: 'avoid',
  }),
);

export const label = style(
  inComponents({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);

export const figure = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    minWidth: 0,
    marginBlockStart: space[1],
  }),
);

export const value = style(
  inComponents({
    minWidth: 0,
    fontSize: font.size.display,
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: font.lineHeight.display,
    letterSpacing: font.tracking.display,
    overflowWrap: 'anywhere',
  }),
);

// The font makes a point as wide as a digit, which tears a large number apart.
export const separator = style(inComponents({ fontVariantNumeric: 'proportional-nums' }));

export const unit = style(
  inComponents({ minWidth: 0, color: color.foreground.muted, overflowWrap: 'anywhere' }),
);

export const change = recipe({
  base: inComponents({
    marginBlockStart: space[1],
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      good: inComponents({ color: color.tone.match.foreground }),
      bad: inComponents({ color: color.tone.danger.foreground }),
      neutral: inComponents({ color: color.foreground.muted }),
    },
  },
});

export const amount = style(inComponents({ fontWeight: font.weight.strong }));

export const trend = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: '2rem',
    marginBlockStart: space[3],
    overflow: 'visible',
  }),
);

export const trendLine = style(
  inComponents({
    fill: 'none',
    stroke: color.tone.neutral.graphic,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
