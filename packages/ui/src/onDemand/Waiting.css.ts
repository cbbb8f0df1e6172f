import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';

const { color, radius, space } = vars;

export const waiting = style(
  inComponents({
    display: 'grid',
    placeContent: 'center',
    height: '100%',
    padding: space[4],
    borderRadius: radius.small,
    background: color.background.sunken,
    color: color.foreground.muted,
  }),
);
