import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media as query } from '../../tokens/media.ts';

const { color, font, motion, radius, space } = vars;

export const card = recipe({
  base: inPatterns({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    overflow: 'clip',
    transition: `border-color ${motion.quick} ${motion.ease}`,
    '@media': { [query.print]: { breakInside: 'avoid' } },
  }),
  variants: {
    isLink: { true: inPatterns({ selectors: { '&:hover': { borderColor: color.border.control } } }) },
  },
});

export const media = style(
  inPatterns({
    position: 'relative',
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    background: color.background.sunken,
  }),
);

export const picture = style(
  inPatterns({ display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' }),
);

export const badge = style(
  inPatterns({
    position: 'absolute',
    insetBlockStart: space[3],
    insetInlineStart: space[3],
    maxWidth: `calc(100% - 2 * ${space[3]})`,
  }),
);

export const content = style(
  inPatterns({ display: 'flex', flexDirection: 'column', flex: 1, gap: space[4], padding: space[4] }),
);

export const link = style(
  inPatterns({
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      // The link covers the card: one place to go, one thing to reach by Tab.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&:focus-visible::after': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-3px',
        borderRadius: radius.medium,
      },
    },
    '@media': {
      [query.forcedColors]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } },
    },
  }),
);

export const facts = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], rowGap: space[2], minWidth: 0 }),
);

export const fact = style(inPatterns({ minWidth: 0 }));

export const term = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(
  inPatterns({
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const end = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    marginBlockStart: 'auto',
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);

// Above the link that covers the card.
export const actions = style(
  inPatterns({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    minWidth: 0,
    '@media': { [query.print]: { display: 'none' } },
  }),
);
