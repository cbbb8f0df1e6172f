import { style, styleVariants } from '@vanilla-extract/css';
import { appearing } from '../../theme/animations.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, radius, shadow, space } = vars;

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
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    boxShadow: shadow.float,
    animation: appearing,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

/** In the place of the list. */
export const failure = styleVariants({
  start: [box, inComponents({ insetInlineStart: 0 })],
  end: [box, inComponents({ insetInlineEnd: 0 })],
});
