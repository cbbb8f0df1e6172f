import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, motion, radius, space } = vars;

const { primary } = color.action;

export const root = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minHeight: density.controlHeight,
    maxWidth: '100%',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    background: color.action.plain.background,
    color: color.action.plain.foreground,
    fontWeight: font.weight.strong,
    lineHeight: 1.25,
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.action.plain.backgroundHover },
      '&[data-pressed]': { background: color.action.plain.backgroundPressed },
      '&[aria-pressed="true"]': {
        borderColor: color.tone.attention.graphic,
        background: color.tone.attention.background,
        color: color.tone.attention.foreground,
      },
    },
    '@media': {
      [media.print]: { display: 'none' },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
  variants: {
    variant: {
      primary: inComponents({
        selectors: {
          '&[aria-pressed="false"]': {
            borderColor: 'transparent',
            background: primary.background,
            color: primary.foreground,
          },
          '&[aria-pressed="false"][data-hovered]': { background: primary.backgroundHover },
          '&[aria-pressed="false"][data-pressed]': { background: primary.backgroundPressed },
        },
      }),
    },
    isLabelHidden: {
      true: inComponents({
        width: density.smallControlHeight,
        minHeight: density.smallControlHeight,
        borderColor: 'transparent',
        background: 'transparent',
        selectors: {
          '&[aria-pressed="true"]': { borderColor: 'transparent', background: 'transparent' },
        },
      }),
      false: inComponents({ paddingBlock: density.controlPadding, paddingInline: space[4] }),
    },
  },
});

export const drawing = style(
  inComponents({
    position: 'relative',
    lineHeight: 0,
    selectors: { '[aria-pressed="true"] > &': { color: color.tone.attention.graphic } },
    '@media': { [media.forcedColors]: { selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } } } },
  }),
);

// At the foot of the drawing, on the page's own ground so that both are told apart.
export const waiting = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: '-0.5rem',
    insetBlockEnd: '-0.5rem',
    borderRadius: radius.round,
    background: color.background.surface,
    color: color.foreground.plain,
    lineHeight: 0,
    transform: 'scale(0.7)',
  }),
);
