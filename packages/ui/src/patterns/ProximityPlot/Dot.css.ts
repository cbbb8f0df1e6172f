import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color } = vars;

// The ring of the plot's marks is drawn around whatever has the focus.
export const option = style(inPatterns({ cursor: 'pointer', outline: 'none' }));

export const target = style(inPatterns({ fill: 'transparent' }));

export const ground = style(
  inPatterns({
    fill: color.background.page,
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
);

export const dot = style(
  inPatterns({
    fill: color.tone.match.graphic,
    stroke: color.tone.match.graphic,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
  }),
);
