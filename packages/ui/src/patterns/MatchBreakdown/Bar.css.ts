import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color } = vars;

// Graphics, not decoration: they are printed, and in forced colours drawn in the system's own.
const kept = { printColorAdjust: 'exact', forcedColorAdjust: 'none' } as const;

export const track = recipe({
  base: inPatterns({
    ...kept,
    display: 'block',
    flexShrink: 1,
    minInlineSize: '3px',
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: '1px',
    '@media': { [media.forcedColors]: { background: 'Canvas', boxShadow: 'inset 0 0 0 1px CanvasText' } },
  }),
  variants: {
    outcome: {
      match: inPatterns({ background: color.tone.match.border }),
      mismatch: inPatterns({ background: color.tone.danger.border }),
      unknown: inPatterns({
        background: `repeating-linear-gradient(135deg, ${color.tone.neutral.graphic} 0 1px, transparent 1px 5px)`,
        boxShadow: `inset 0 0 0 1px ${color.tone.neutral.graphic}`,
        '@media': { [media.forcedColors]: { boxShadow: 'none', border: '1px dashed CanvasText' } },
      }),
    },
  },
});

export const fill = recipe({
  base: inPatterns({
    ...kept,
    display: 'block',
    blockSize: '100%',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
  variants: {
    outcome: {
      match: inPatterns({ background: color.tone.match.graphic }),
      mismatch: inPatterns({ background: color.tone.danger.graphic }),
      unknown: inPatterns({ background: color.tone.neutral.graphic }),
    },
  },
});
