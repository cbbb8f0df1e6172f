import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, space } = vars;

export const root = style(
  inPatterns({ position: 'relative', display: 'grid', gap: space[3], maxWidth: '32rem', minWidth: 0 }),
);

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
export const told = style(
  inPatterns({
    minHeight: `calc(2 * ${font.lineHeight.body} * ${font.size.body})`,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);
