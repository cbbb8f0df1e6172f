import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, motion, radius } = vars;

export const root = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: radius.small,
    color: color.foreground.muted,
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]:not([aria-disabled])': {
        background: color.background.hover,
        color: color.foreground.plain,
      },
      '&[data-pressed]:not([aria-disabled])': { background: color.action.plain.backgroundPressed },
      '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
      '&:focus-visible': { outlineOffset: '0' },
    },
    '@media': {
      [media.forcedColors]: { color: 'ButtonText' },
      [media.print]: { display: 'none' },
    },
  }),
  variants: {
    variant: {
      quiet: {},
      secondary: inComponents({
        borderColor: color.border.control,
        background: color.action.plain.background,
        color: color.foreground.plain,
      }),
    },
    size: {
      small: inComponents({ width: density.smallControlHeight, height: density.smallControlHeight }),
      medium: inComponents({ width: density.controlHeight, height: density.controlHeight }),
    },
  },
});
