import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { space } = vars;

export const root = style(inPatterns({ position: 'relative', minWidth: 0 }));

/** One picture alone takes the whole width. */
export const single = style(inPatterns({ height: 'clamp(16rem, 40vw, 30rem)' }));

export const empty = style(inPatterns({ minWidth: 0 }));

export const slider = style(inPatterns({ display: 'grid', gap: space[3], minWidth: 0 }));

// Clipped and not hidden: a hidden overflow can still be scrolled, and a focused slide would scroll it.
export const track = style(inPatterns({ overflow: 'clip', minWidth: 0, height: '20em' }));

export const sliderControls = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    minHeight: vars.measure.target,
  }),
);
