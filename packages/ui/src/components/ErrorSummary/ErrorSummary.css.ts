import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

export const root = style(
  inComponents({
    padding: space[4],
    // The bar at the side tells it from a note, also without colour.
    border: `1px solid ${color.tone.danger.border}`,
    borderInlineStart: `4px solid ${color.tone.danger.graphic}`,
    borderRadius: radius.small,
    background: color.tone.danger.background,
    scrollMarginBlockStart: space[6],
    selectors: { '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  }),
);

export const title = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    color: color.tone.danger.foreground,
    fontSize: font.size.lead,
    lineHeight: font.lineHeight.lead,
    overflowWrap: 'anywhere',
  }),
);

export const icon = style(inComponents({ flexShrink: 0, paddingBlockStart: '3px' }));

export const list = style(
  inComponents({
    paddingBlockStart: space[2],
    paddingInlineStart: `calc(1.25rem + ${space[2]})`,
  }),
);

export const link = style(
  inComponents({
    display: 'inline-block',
    minHeight: space[6],
    borderRadius: '2px',
    color: color.tone.danger.foreground,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
    '@media': {
      [media.touch]: {
        minHeight: vars.measure.target,
        // One line of words stands in the middle of it.
        paddingBlock: `calc((${vars.measure.target} - 1.5em) / 2)`,
      },
    },
  }),
);
