import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color } = vars;

/** An area that is drawn. */
export const outline = style(
  inPatterns({
    fill: `color-mix(in oklab, ${color.tone.match.graphic} 12%, transparent)`,
    stroke: color.tone.match.graphic,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
  }),
);

/** Lets what is below be reached between the buttons. */
export const corners = style(
  inPatterns({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }),
);

const cornerSize = '1.75rem';

export const corner = style(
  inPatterns({
    position: 'absolute',
    insetBlockStart: `calc(${cornerSize} / -2)`,
    left: `calc(${cornerSize} / -2)`,
    inlineSize: cornerSize,
    blockSize: cornerSize,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    cursor: 'move',
    pointerEvents: 'auto',
    touchAction: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      inset: '0.375rem',
      borderRadius: '50%',
      border: `2px solid ${color.tone.match.graphic}`,
      backgroundColor: color.background.page,
      forcedColorAdjust: 'none',
    },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px', zIndex: 1 },
    selectors: {
      '&[aria-pressed="true"]::before': { backgroundColor: color.tone.match.graphic },
    },
    '@media': {
      // A finger needs more room than a pointer.
      '(pointer: coarse)': {
        insetBlockStart: '-1.375rem',
        left: '-1.375rem',
        inlineSize: '2.75rem',
        blockSize: '2.75rem',
        '::before': { inset: '0.75rem' },
      },
      [media.forcedColors]: {
        '::before': { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
        selectors: { '&[aria-pressed="true"]::before': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);
