import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';

const { color, font, space } = vars;

// Time runs from left to right in every script, as on a clock face.
export const sheet = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[2],
    minWidth: 0,
    paddingBlockStart: space[2],
    direction: 'ltr',
  }),
);

export const ends = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    gridColumn: '2',
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlockStart: space[1],
    lineHeight: font.lineHeight.small,
  }),
);

export const end = style(inPatterns({ minWidth: 0, overflowWrap: 'anywhere' }));

export const key = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[1], minWidth: 0 }),
);

export const series = style(
  inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
);

export const sample = style(inPatterns({ flexShrink: 0, width: '1.5rem', height: '0.5rem' }));
