import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { entry } from './foundations.css.ts';

const { color, motion, radius, space } = vars;

export const row = style([
  entry,
  inPages({ gridTemplateColumns: '7rem minmax(0, 1fr)', paddingBlock: space[3] }),
]);

export const track = style(
  inPages({
    display: 'flex',
    height: space[8],
    borderRadius: radius.small,
    background: color.background.sunken,
  }),
);

const dot = style(
  inPages({
    width: space[8],
    height: space[8],
    marginInlineStart: 0,
    borderRadius: radius.small,
    background: color.tone.match.graphic,
    forcedColorAdjust: 'none',
    selectors: { '&[data-away]': { marginInlineStart: `calc(100% - ${space[8]})` } },
  }),
);

export const runner = styleVariants({ quick: motion.quick, slow: motion.slow }, (duration) => [
  dot,
  inPages({ transition: `margin-inline-start ${duration} ${motion.ease}` }),
]);
