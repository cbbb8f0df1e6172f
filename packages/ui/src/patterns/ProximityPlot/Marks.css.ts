import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color } = vars;

const highlighted = { '@media': { [media.forcedColors]: { stroke: 'Highlight' } } } as const;

export const mark = recipe({
  base: inPatterns({ fill: 'none', strokeWidth: 2, pointerEvents: 'none' }),
  variants: {
    kind: {
      selected: inPatterns({ stroke: color.tone.attention.graphic, strokeWidth: 3, ...highlighted }),
      passing: inPatterns({
        stroke: color.foreground.plain,
        '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
      }),
      focused: inPatterns({ stroke: color.focus, ...highlighted }),
    },
  },
});
