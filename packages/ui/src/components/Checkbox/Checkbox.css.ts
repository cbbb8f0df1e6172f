import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, motion, radius, space } = vars;

export const root = style(inComponents({ minWidth: 0 }));

export const row = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[3],
    maxWidth: vars.measure.text,
    paddingBlock: space[1],
    cursor: 'pointer',
    '@media': { [media.touch]: { paddingBlock: '0.625rem' } },
  }),
);

export const box = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.25rem',
    height: '1.25rem',
    // Puts the box onto the middle of the first line of words.
    marginBlockStart: '0.125rem',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    background: color.background.surface,
    color: 'transparent',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      [`${row}[data-hovered] &`]: { borderColor: color.border.rule },
      [`${row}[data-selected] &`]: {
        borderColor: color.action.primary.background,
        background: color.action.primary.background,
        color: color.action.primary.foreground,
      },
      [`${root}[data-invalid] &`]: {
        borderColor: color.tone.danger.graphic,
        boxShadow: `inset 0 0 0 1px ${color.tone.danger.graphic}`,
      },
      [`${row}[data-focus-visible] &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${row}[data-selected] &`]: { color: 'CanvasText' },
          [`${row}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);

export const words = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }));

export const description = style(
  inComponents({
    display: 'block',
    maxWidth: vars.measure.text,
    paddingInlineStart: space[8],
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const error = style(
  inComponents({
    display: 'block',
    maxWidth: vars.measure.text,
    paddingInlineStart: space[8],
    color: color.tone.danger.foreground,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    lineHeight: font.lineHeight.small,
  }),
);
