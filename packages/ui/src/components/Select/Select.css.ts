import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { input } from '../Field/Field.css.ts';

const { color, density, space } = vars;

const arrowWidth = `${density.fieldPadding} + 20px`;

export const control = style([
  input,
  inComponents({
    appearance: 'none',
    paddingInlineEnd: `calc(${arrowWidth} + ${space[2]})`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&:has([value=""]:checked)': { color: color.foreground.muted } },
  }),
]);

// Browsers draw the open list in the colours of its options.
globalStyle(
  `${control} > option`,
  inComponents({ background: color.background.surface, color: color.foreground.plain }),
);

// The whole of the frame opens the list.
export const arrow = style(
  inComponents({
    flexShrink: 0,
    marginInlineStart: `calc(-1 * (${arrowWidth}))`,
    paddingInlineEnd: density.fieldPadding,
    color: color.foreground.muted,
    pointerEvents: 'none',
  }),
);
