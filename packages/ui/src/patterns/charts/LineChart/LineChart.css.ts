import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { media } from '../../../tokens/media.ts';

const { color, font } = vars;

export const ticks = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    textAlign: 'end',
  }),
);

// Without height, so that its middle stands on its rule.
export const tick = style(
  inPatterns({ display: 'flex', alignItems: 'center', justifyContent: 'end', height: 0 }),
);

const stroke = (ink: string, forced: string): StyleRule => ({
  fill: 'none',
  stroke: ink,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: forced } },
});

export const first = style(
  inPatterns({ ...stroke(color.tone.match.graphic, 'CanvasText'), strokeWidth: 2.5 }),
);

export const second = style(
  inPatterns({
    ...stroke(color.foreground.plain, 'CanvasText'),
    strokeWidth: 1.5,
    strokeDasharray: '5 4',
  }),
);

/** Where the pointer, or a finger, reads. */
export const plot = style(
  inPatterns({
    cursor: 'crosshair',
    touchAction: 'pan-y',
    selectors: { '&:focus-visible': { outlineOffset: '6px' } },
  }),
);

export const reading = style(
  inPatterns({
    stroke: color.foreground.plain,
    strokeWidth: 1,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);

export const dot = style(
  inPatterns({
    fill: color.background.page,
    stroke: color.foreground.plain,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
  }),
);
