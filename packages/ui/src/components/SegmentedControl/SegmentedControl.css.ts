import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, motion, radius, space } = vars;

export const root = style(
  inComponents({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[1],
    maxWidth: '100%',
    minWidth: 0,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const count = style(
  inComponents({
    marginInlineStart: space[2],
    fontWeight: font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** On phones, a row that scrolls. */
export const segments = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    '@media': { [media.narrow]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
  }),
);

// The frame around them takes 2 px of the height, but fingers need all of it.
const height = (whole: string) => ({
  minHeight: `calc(${whole} - 2px)`,
  '@media': { [media.touch]: { minWidth: whole, minHeight: whole } },
});

/** Covers its segment, so that it is found and pressed where that is seen, also by what reads the screen. */
export const radio = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

export const segment = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    borderRadius: '3px',
    color: color.foreground.muted,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-selected]': {
        background: color.floating.background,
        color: color.floating.foreground,
      },
      // The selected one has the focus. What scrolls would cut a ring around it.
      '&:has(:focus-visible)': { outline: `2px solid ${color.floating.focus}`, outlineOffset: '-4px' },
    },
    '@media': {
      [media.narrow]: { flexShrink: 0 },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&:has(:focus-visible)': { outlineColor: 'HighlightText' },
        },
      },
      '(hover: hover)': {
        selectors: {
          '&:hover:not([data-selected])': {
            color: color.foreground.plain,
            background: color.background.hover,
          },
        },
      },
    },
  }),
  variants: {
    size: {
      small: [
        inComponents({
          ...height(density.smallControlHeight),
          paddingInline: space[3],
          fontSize: font.size.small,
        }),
        // Four words with their numbers, beside each other on most phones.
        inComponents({ '@media': { [media.narrow]: { paddingInline: `calc(${space[2]} + 1px)` } } }),
      ],
      medium: inComponents({
        ...height(density.controlHeight),
        paddingBlock: density.controlPadding,
        paddingInline: space[4],
        lineHeight: 1.25,
      }),
    },
  },
});
