import { globalStyle, style } from '@vanilla-extract/css';
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

/** They would wrap unevenly. */
const areFour = ':has(> :nth-child(4):last-child)';

export const segments = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    '@media': {
      [media.narrow]: {
        selectors: {
          [`&${areFour}`]: {
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gridAutoRows: '1fr',
            alignSelf: 'stretch',
            // Lines between them, which would read as one word each way.
            gap: '1px',
            background: `linear-gradient(${color.border.hairline} 0 0) center / 1px 100% no-repeat, linear-gradient(${color.border.hairline} 0 0) center / 100% 1px no-repeat`,
          },
        },
      },
    },
  }),
);

globalStyle(
  `${segments}${areFour} > *`,
  inComponents({ '@media': { [media.narrow]: { justifyContent: 'center' } } }),
);

// The frame around them takes 2 px of the height, but fingers need all of it.
const height = (whole: string) => ({
  minHeight: `calc(${whole} - 2px)`,
  '@media': { [media.touch]: { minHeight: whole } },
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
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&:has(:focus-visible)': { outlineColor: 'Highlight' },
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
      small: inComponents({
        ...height(density.smallControlHeight),
        paddingInline: space[3],
        fontSize: font.size.small,
      }),
      medium: inComponents({
        ...height(density.controlHeight),
        paddingBlock: density.controlPadding,
        paddingInline: space[4],
        lineHeight: 1.25,
      }),
    },
  },
});
