import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

const ticked = '&:is(:checked, :indeterminate)';

/** What takes the press: larger than the box that is seen. */
export const target = recipe({
  base: inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Above the link that covers the row.
    position: 'relative',
    zIndex: 1,
    minWidth: '1.75rem',
    minHeight: '1.75rem',
    cursor: 'pointer',
    '@media': { [media.touch]: { minWidth: vars.measure.target, minHeight: vars.measure.target } },
  }),
  variants: {
    isLabelVisible: {
      true: inPatterns({
        gap: space[2],
        marginBlockEnd: space[2],
        paddingInlineStart: space[1],
        fontSize: font.size.small,
      }),
      false: {},
    },
  },
});

export const box = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    appearance: 'none',
    width: '1.25rem',
    height: '1.25rem',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    background: color.background.surface,
    cursor: 'inherit',
    selectors: {
      '&::before': { content: '""', width: '0.75rem', height: '0.75rem', background: 'transparent' },
      '&:checked::before': {
        clipPath: 'polygon(14% 44%, 0 58%, 38% 92%, 100% 24%, 86% 10%, 38% 64%)',
      },
      '&:indeterminate::before': { clipPath: 'inset(42% 8%)' },
      [`${ticked}::before`]: { background: color.action.primary.foreground },
      [ticked]: {
        borderColor: color.action.primary.background,
        background: color.action.primary.background,
      },
      '&:hover': { borderColor: color.border.rule },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        selectors: {
          [ticked]: { borderColor: 'CanvasText', background: 'Canvas' },
          [`${ticked}::before`]: { background: 'CanvasText' },
        },
      },
    },
  }),
);

/** How many are selected and what can be done with them: in sight as long as the list is. */
export const bar = style(
  inPatterns({
    position: 'sticky',
    zIndex: 2,
    insetBlockEnd: space[3],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    marginBlockStart: space[3],
    paddingBlock: space[2],
    paddingInline: space[4],
    border: `1px solid ${color.border.rule}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    boxShadow: vars.shadow.float,
    '@media': {
      [media.narrow]: { gap: space[2], paddingInline: space[3] },
      [media.print]: { display: 'none' },
    },
  }),
);

// The way on takes a line of its own where there's no room beside the rest.
globalStyle(`${bar} > a`, inPatterns({ '@media': { [media.narrow]: { flexBasis: '100%' } } }));

export const summary = style(inPatterns({ flex: '1 1 5rem', fontWeight: font.weight.strong }));
