import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, space } = vars;

export const root = style(inPatterns({ display: 'grid', gap: space[3], minWidth: 0 }));

// Clipped and not hidden: a hidden overflow can still be scrolled, and a focused slide would scroll it.
export const track = style(inPatterns({ overflow: 'clip', minWidth: 0, height: '20em' }));

export const slides = style(
  inPatterns({ display: 'flex', height: '100%', touchAction: 'pan-y', willChange: 'transform' }),
);

export const slide = style(inPatterns({ flexShrink: 0, height: '100%' }));

export const controls = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
  }),
);

export const position = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
);
