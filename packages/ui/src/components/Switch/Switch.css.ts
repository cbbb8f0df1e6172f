import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';
import { row } from '../Field/choice.css.ts';

const { color, motion, radius, space } = vars;

export const track = style(
  inComponents({
    position: 'relative',
    flexShrink: 0,
    width: '2.5rem',
    height: '1.5rem',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.round,
    background: color.background.surface,
    color: color.border.control,
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      [`${row}[data-hovered] &`]: { borderColor: color.border.rule, color: color.border.rule },
      [`${row}[data-selected] &`]: {
        borderColor: color.action.primary.background,
        background: color.action.primary.background,
        color: color.action.primary.foreground,
      },
      [`${row}[data-focus-visible] &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '3px',
        insetInlineStart: '3px',
        // A border is drawn in forced colours, where a background is not.
        border: '0.5rem solid currentColor',
        borderRadius: radius.round,
        transition: `inset-inline-start ${motion.quick} ${motion.ease}`,
      },
      [`${row}[data-selected] &::after`]: { insetInlineStart: 'calc(100% - 1rem - 3px)' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${row}[data-selected] &`]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const description = style(
  inComponents({
    display: 'block',
    maxWidth: vars.measure.text,
    paddingInlineStart: `calc(2.5rem + ${space[3]})`,
    ...mutedSmallText,
    overflowWrap: 'anywhere',
  }),
);
