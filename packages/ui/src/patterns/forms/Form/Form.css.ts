import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { media } from '../../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

export const form = recipe({
  base: inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: density.fieldGap,
    width: '100%',
    minWidth: 0,
  }),
  variants: {
    layout: {
      wide: inPatterns({ maxWidth: vars.measure.form }),
      narrow: inPatterns({ maxWidth: '26rem' }),
      compact: inPatterns({ gap: space[3], maxWidth: '26rem' }),
    },
  },
});

/** What became of it, the ways on, and what is said of them. */
export const send = style(
  inPatterns({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 }),
);

export const ways = recipe({
  base: inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minWidth: 0 }),
  variants: {
    layout: {
      wide: inPatterns({ justifyContent: 'flex-end', paddingBlockStart: space[2] }),
      narrow: inPatterns({ flexDirection: 'column', alignItems: 'stretch' }),
      compact: {},
    },
  },
});

export const main = style(inPatterns({ minWidth: 0 }));

export const draft = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

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

export const messageText = style(inPatterns({ minWidth: 0 }));
