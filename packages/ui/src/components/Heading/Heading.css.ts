import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { font } = vars;

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
