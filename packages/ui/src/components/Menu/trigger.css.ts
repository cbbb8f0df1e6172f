import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { popoverSheet } from '../../theme/popoverSheet.ts';

const { space } = vars;

export const trigger = style(
  inComponents({ position: 'relative', display: 'inline-flex', maxWidth: '100%' }),
);

/** How far what opens keeps from the edges of the window, in px. */
export const clearance = 12;

const box = style(
  inComponents({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: `calc(100% + ${space[1]})`,
    width: 'max-content',
    maxWidth: `min(20rem, calc(100vw - 2 * ${clearance}px))`,
    paddingBlock: space[2],
    paddingInline: space[3],
    ...popoverSheet,
  }),
);

/** In the place of the list. */
export const failure = styleVariants({
  start: [box, inComponents({ insetInlineStart: 0 })],
  end: [box, inComponents({ insetInlineEnd: 0 })],
});
