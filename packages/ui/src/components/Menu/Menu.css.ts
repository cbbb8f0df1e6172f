import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { popoverSheet } from '../../theme/popoverSheet.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

export const popover = style(
  inComponents({
    display: 'flex',
    minWidth: '11rem',
    maxWidth: `min(20rem, calc(100vw - 2 * ${space[3]}))`,
    padding: space[1],
    overflow: 'auto',
    ...popoverSheet,
  }),
);

export const content = style(
  inComponents({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }),
);

export const search = style(
  inComponents({
    flex: 'none',
    minHeight: density.smallControlHeight,
    marginBlockEnd: space[1],
    paddingInline: space[3],
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    background: color.background.surface,
    color: 'inherit',
    font: 'inherit',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
    '@media': { [media.touch]: { minHeight: vars.measure.target } },
  }),
);

export const none = style(
  inComponents({
    ...mutedSmallText,
    paddingInline: space[3],
    selectors: { '&:not(:empty)': { paddingBlock: space[2] } },
  }),
);

export const list = style(inComponents({ flex: 1, minWidth: 0, outline: 'none' }));

export const item = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minHeight: density.smallControlHeight,
    // One line of words fills the height.
    paddingBlock: `calc((${density.smallControlHeight} - 1.25rem) / 2)`,
    paddingInline: space[3],
    borderRadius: radius.small,
    fontWeight: font.weight.medium,
    lineHeight: 1.25,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { background: color.background.hover, outline: 'none' },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
  variants: {
    isApart: {
      true: inComponents({
        position: 'relative',
        marginBlockStart: `calc(2 * ${space[1]} + 1px)`,
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: `calc(-1 * ${space[1]} - 1px)`,
            borderBlockStart: `1px solid ${color.border.hairline}`,
          },
        },
      }),
    },
  },
});

// As high as a line of the words, so that it stands on the middle of the first one.
export const icon = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', flexShrink: 0, height: '1.25em' }),
);

export const text = style(inComponents({ flex: 1, minWidth: 0 }));

export const description = style(
  inComponents({ display: 'block', ...mutedSmallText, fontWeight: font.weight.regular }),
);

export const tick = style([
  icon,
  inComponents({
    color: color.tone.match.graphic,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
]);
