import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, motion, space } = vars;

export const root = recipe({
  base: inComponents({
    color: color.foreground.link,
    borderRadius: '2px',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    transition: `color ${motion.quick} ${motion.ease}`,
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
