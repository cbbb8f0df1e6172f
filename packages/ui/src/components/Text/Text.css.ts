import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';

const { color, font } = vars;

export const text = recipe({
  base: inComponents({ maxWidth: vars.measure.text, overflowWrap: 'anywhere' }),
  variants: {
    size: {
      small: inComponents({ fontSize: font.size.small, lineHeight: font.lineHeight.small }),
      body: inComponents({ fontSize: font.size.body, lineHeight: font.lineHeight.body }),
      lead: inComponents({
        fontSize: font.size.lead,
        lineHeight: font.lineHeight.lead,
        letterSpacing: font.tracking.lead,
      }),
    },
    tone: {
      plain: {},
      muted: inComponents({ color: color.foreground.muted }),
    },
    weight: {
      regular: {},
      medium: inComponents({ fontWeight: font.weight.medium }),
      strong: inComponents({ fontWeight: font.weight.strong }),
    },
    isTabular: { true: inComponents({ fontVariantNumeric: 'tabular-nums' }) },
  },
});
