import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';

const { color, radius, space } = vars;

const inTone = (tone: 'danger' | 'match') =>
  inPatterns({
    borderColor: color.tone[tone].border,
    // The bar at the side tells it from a note, also without colour.
    borderInlineStartColor: color.tone[tone].graphic,
    background: color.tone[tone].background,
    color: color.tone[tone].foreground,
  });

// Silent, it takes no room, not even a gap, and stays known to screen readers.
export const region = style(inPatterns({ minWidth: 0, selectors: { '&:empty': { position: 'absolute' } } }));

export const message = recipe({
  base: inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[2],
    paddingBlock: space[3],
    paddingInline: space[4],
    borderStyle: 'solid',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderRadius: radius.small,
    overflowWrap: 'anywhere',
  }),
  variants: { tone: { danger: inTone('danger'), match: inTone('match') } },
});

export const words = style(inPatterns({ minWidth: 0 }));
