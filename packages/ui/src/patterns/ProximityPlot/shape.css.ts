import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';

const { color, font, space } = vars;

export const root = style(
  inPatterns({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    maxWidth: '32rem',
    minWidth: 0,
  }),
);

/** Holds the drawing and the names on it. */
export const frame = style(inPatterns({ position: 'relative', minWidth: 0 }));

export const plot = style(
  inPatterns({ width: '100%', aspectRatio: '1', overflow: 'visible', userSelect: 'none' }),
);

export const caption = style(
  inPatterns({
    display: 'grid',
    gap: space[2],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    paddingBlockStart: space[3],
  }),
);

// Two lines are kept free, so that nothing below moves while the pointer passes over the dots.
export const reading = style(
  inPatterns({
    minHeight: `calc(2 * ${font.lineHeight.body} * ${font.size.body})`,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);

export const legend = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    rowGap: space[1],
    ...mutedSmallText,
  }),
);

export const key = style(
  inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const sample = style(inPatterns({ width: '1.375rem', height: '1.375rem', flexShrink: 0 }));
