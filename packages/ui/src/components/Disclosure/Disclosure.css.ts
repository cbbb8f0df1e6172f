import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, measure, motion, radius, space } = vars;

export const root = recipe({
  base: inComponents({ minWidth: 0 }),
  variants: {
    variant: {
      // Two of them below each other share a rule.
      section: inComponents({
        borderBlock: `1px solid ${color.border.hairline}`,
        selectors: { '& + &': { borderBlockStart: 0 } },
      }),
      quiet: {},
    },
  },
});

export const heading = style(inComponents({ display: 'flex', fontSize: 'inherit', lineHeight: 'inherit' }));

export const trigger = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    borderRadius: radius.small,
    textAlign: 'start',
    cursor: 'pointer',
  }),
  variants: {
    variant: {
      section: inComponents({
        width: '100%',
        minHeight: density.controlHeight,
        paddingBlock: space[3],
        fontWeight: font.weight.strong,
        selectors: { '&[data-hovered]': { background: color.background.hover } },
      }),
      quiet: inComponents({
        minHeight: density.smallControlHeight,
        color: color.foreground.link,
        fontSize: font.size.small,
        fontWeight: font.weight.medium,
        selectors: { '&[data-hovered]': { color: color.foreground.linkHover, textDecoration: 'underline' } },
        '@media': { [media.touch]: { minHeight: measure.target } },
      }),
    },
    isDescribed: {
      // What is filled and ringed ends above the description.
      true: inComponents({ paddingBlockEnd: space[1] }),
    },
  },
});

export const chevron = style(
  inComponents({
    display: 'flex',
    color: color.foreground.muted,
    transition: `transform ${motion.slow} ${motion.ease}`,
    selectors: { '[data-expanded] > * > * > &': { transform: 'rotate(180deg)' } },
    '@media': { [media.forcedColors]: { color: 'ButtonText' }, [media.print]: { display: 'none' } },
  }),
);

export const title = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));

export const description = style(
  inComponents({
    maxWidth: measure.text,
    marginBlockStart: space[1],
    paddingBlockEnd: space[3],
    ...mutedSmallText,
    overflowWrap: 'anywhere',
  }),
);

// Paper has no button: what is closed on the screen is printed open.
export const panel = style(
  inComponents({ '@media': { [media.print]: { display: 'block', contentVisibility: 'visible' } } }),
);

export const content = recipe({
  base: inComponents({ minWidth: 0 }),
  variants: {
    variant: {
      section: inComponents({ paddingBlockStart: space[2], paddingBlockEnd: space[6] }),
      quiet: inComponents({ paddingBlock: space[2] }),
    },
  },
});
