import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font } = vars;

const line = {
  fill: 'none',
  stroke: color.border.control,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
} as const;

export const ring = style(inPatterns({ ...line, strokeDasharray: '1 3' }));

export const axis = style(
  inPatterns({
    ...line,
    stroke: color.border.hairline,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeDasharray: '1 7' } },
  }),
);

export const center = style(
  inPatterns({
    stroke: color.border.rule,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

// A halo of the ground keeps the words readable where lines run through them.
const words = {
  fill: color.foreground.muted,
  fontSize: font.size.small,
  textAnchor: 'middle',
  stroke: color.background.page,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
} as const;

export const label = style(inPatterns(words));

export const north = style(
  inPatterns({ ...words, fill: color.foreground.plain, fontWeight: font.weight.strong }),
);
