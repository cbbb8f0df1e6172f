import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font } = vars;

export const ring = style(
  inPatterns({
    fill: 'none',
    stroke: color.tone.match.graphic,
    strokeWidth: 1.5,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

const ground = color.background.page;

// Shadows on all sides make a halo of the ground, that keeps the words readable above dots and lines.
export const name = style(
  inPatterns({
    position: 'absolute',
    width: 'max-content',
    transform: 'translateY(-50%)',
    color: color.foreground.plain,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
    lineHeight: 1.15,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    textShadow: ['1px 1px', '-1px 1px', '1px -1px', '-1px -1px', '0 0']
      .map((aside) => `${aside} 2px ${ground}`)
      .join(', '),
  }),
);
