import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, motion, radius, space } = vars;

type Action = (typeof color.action)[keyof typeof color.action];

function colors(action: Action): StyleRule {
  return {
    background: action.background,
    color: action.foreground,
    selectors: {
      '&[data-hovered]:not([aria-disabled])': { background: action.backgroundHover },
      '&[data-pressed]:not([aria-disabled])': { background: action.backgroundPressed },
    },
  };
}

export const root = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: radius.small,
    fontWeight: font.weight.strong,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-waiting]': { cursor: 'progress' },
      '&[aria-disabled="true"]:not([data-waiting])': {
        background: color.background.sunken,
        borderColor: color.border.hairline,
        color: color.foreground.muted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[aria-disabled="true"]:not([data-waiting])': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
  variants: {
    variant: {
      primary: inComponents(colors(color.action.primary)),
      secondary: inComponents({ ...colors(color.action.plain), borderColor: color.border.control }),
      quiet: inComponents({ ...colors(color.action.plain), background: 'transparent' }),
      danger: inComponents(colors(color.action.danger)),
    },
    size: {
      small: inComponents({
        minHeight: density.smallControlHeight,
        paddingBlock: density.controlPadding,
        paddingInline: space[3],
        fontSize: font.size.small,
      }),
      medium: inComponents({
        minHeight: density.controlHeight,
        paddingBlock: density.controlPadding,
        paddingInline: space[5],
      }),
    },
    isWide: { true: inComponents({ width: '100%' }) },
  },
});

export const label = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

const pass = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});

/** A line below the words, in which something moves: it takes no room, and the words stay. */
export const progress = style(
  inComponents({
    position: 'absolute',
    // Inside the fill, whose foreground it has: on the page beside it, that would not be seen.
    insetInline: space[2],
    insetBlockEnd: '3px',
    blockSize: '2px',
    overflow: 'hidden',
    borderRadius: '1px',
    pointerEvents: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        inlineSize: '40%',
        background: 'currentColor',
        forcedColorAdjust: 'none',
        animation: `${pass} 1400ms ${motion.ease} infinite`,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&::after': { background: 'ButtonText' } } },
      // Still, it goes from edge to edge: a part of it would say how much is done.
      [media.reducedMotion]: {
        selectors: { '&::after': { animation: 'none', insetInlineStart: 0, inlineSize: '100%' } },
      },
    },
  }),
);
