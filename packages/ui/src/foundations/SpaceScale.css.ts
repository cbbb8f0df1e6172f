import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { entry } from './foundations.css.ts';

const { color, radius, space } = vars;

export const row = style([
  entry,
  inPages({ gridTemplateColumns: '2rem 3.5rem minmax(0, 1fr)', paddingBlock: space[1] }),
]);

export const bar = style(
  inPages({
    maxWidth: '100%',
    height: space[4],
    background: color.tone.match.graphic,
    forcedColorAdjust: 'none',
  }),
);

export const block = style(
  inPages({
    minWidth: space[12],
    padding: space[3],
    border: `1px dashed ${color.border.control}`,
    borderRadius: radius.small,
    background: color.tone.match.background,
    textAlign: 'center',
  }),
);

export const window = style(
  inPages({
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    paddingBlock: space[4],
  }),
);
