import { recipe } from '@vanilla-extract/recipes';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';

const { color, font, space } = vars;

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
  },
});

function look(size: keyof typeof font.size): StyleRule {
  return { fontSize: font.size[size], lineHeight: font.lineHeight[size], letterSpacing: font.tracking[size] };
}

// One step down where lines are short, so that long Finnish words still fit.
function lookWithStep(size: keyof typeof font.size, narrowSize: keyof typeof font.size): StyleRule {
  return { ...look(size), '@media': { [media.narrow]: look(narrowSize) } };
}

export const heading = recipe({
  base: inComponents({ fontWeight: font.weight.strong, overflowWrap: 'anywhere', hyphens: 'auto' }),
  variants: {
    size: {
      lead: inComponents(look('lead')),
      heading: inComponents(look('heading')),
      title: inComponents(lookWithStep('title', 'heading')),
      display: inComponents(lookWithStep('display', 'title')),
      hero: inComponents({ ...lookWithStep('hero', 'display'), fontWeight: font.weight.bold }),
    },
  },
});

export const link = recipe({
  base: inComponents({
    color: color.foreground.link,
    borderRadius: '2px',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered]': { color: color.foreground.linkHover, textDecorationThickness: '2px' },
    },
  }),
  variants: {
    variant: {
      inline: {},
      standalone: inComponents({
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[1],
        minHeight: space[6],
        fontWeight: font.weight.medium,
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
        '@media': {
          [media.touch]: { minWidth: vars.measure.target, minHeight: vars.measure.target },
        },
      }),
    },
  },
});
