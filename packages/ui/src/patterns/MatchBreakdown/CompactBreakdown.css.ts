import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, space } = vars;

// Its own container, so that what is hidden inside cannot widen a table.
export const root = style(
  inPatterns({ position: 'relative', display: 'grid', gap: space[1], minWidth: 0, maxWidth: '20rem' }),
);

export const strip = style(inPatterns({ display: 'flex', gap: '2px', blockSize: space[2] }));

export const notes = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const note = style(
  inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const unseen = style(
  inPatterns({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
