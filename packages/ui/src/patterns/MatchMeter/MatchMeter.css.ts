import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, space } = vars;

export const root = recipe({
  base: inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    // On a line of its own, it takes no more than its own height.
    verticalAlign: 'top',
  }),
  variants: {
    size: {
      small: inPatterns({ columnGap: space[2] }),
      large: inPatterns({ flexWrap: 'wrap', columnGap: space[5], rowGap: space[2] }),
    },
  },
});

export const dial = recipe({
  base: inPatterns({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0 }),
  variants: {
    size: {
      small: inPatterns({ width: '2.25rem', height: '2.25rem' }),
      large: inPatterns({ width: '9.5rem', height: '9.5rem' }),
    },
  },
});

/** Of the ring, in units of its drawing. */
const breadth = createVar();

export const ring = recipe({
  base: inPatterns({ gridArea: '1 / 1', width: '100%', height: '100%', fill: 'none' }),
  variants: {
    size: {
      small: inPatterns({ vars: { [breadth]: '14px' } }),
      large: inPatterns({ vars: { [breadth]: '7px' } }),
    },
  },
});

export const tick = style(
  inPatterns({
    stroke: color.foreground.muted,
    strokeWidth: 0.75,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const track = style(
  inPatterns({
    stroke: color.border.hairline,
    strokeWidth: breadth,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: `calc(${breadth} * 0.2)` } },
  }),
);

// In forced colours all arcs have the same colour, and the better match has the broader one.
const arcIn = (stroke: string, share: number) =>
  inPatterns({
    stroke,
    strokeWidth: breadth,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: `calc(${breadth} * ${share})` } },
  });

export const arc = styleVariants({
  strong: arcIn(color.tone.match.graphic, 1),
  fair: arcIn(color.tone.attention.graphic, 0.7),
  weak: arcIn(color.tone.neutral.graphic, 0.45),
});

export const number = recipe({
  base: inPatterns({
    gridArea: '1 / 1',
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: {
      small: inPatterns({ fontSize: font.size.heading, lineHeight: 1.1, letterSpacing: font.tracking.title }),
      large: inPatterns({ fontSize: font.size.display, lineHeight: 1, letterSpacing: font.tracking.display }),
    },
  },
});

// Beside the ring as long as their longest word has room there, on two lines if need be.
export const text = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 min-content',
    minWidth: 0,
    overflowWrap: 'break-word',
  }),
);

export const smallWord = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontWeight: font.weight.regular,
    lineHeight: 1.3,
  }),
);

export const largeWord = style(
  inPatterns({
    // Below the ring it has the whole line.
    flexGrow: 1,
    fontSize: font.size.heading,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.heading,
    letterSpacing: font.tracking.heading,
  }),
);
