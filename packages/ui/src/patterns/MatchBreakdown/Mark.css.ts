import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color } = vars;

export const mark = recipe({
  base: inPatterns({ display: 'inline-block', flexShrink: 0, lineHeight: 0 }),
  variants: {
    outcome: {
      match: inPatterns({ color: color.tone.match.foreground }),
      partial: inPatterns({ color: color.tone.attention.foreground }),
      mismatch: inPatterns({ color: color.tone.danger.foreground }),
      unresolved: inPatterns({ color: color.foreground.muted }),
    },
    isSmall: { true: inPatterns({ zoom: 0.75 }), false: {} },
  },
});
