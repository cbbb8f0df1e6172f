import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, radius } = vars;

/** What a panorama takes up, however it shows. */
export const room = style(inPatterns({ height: '20em', overflow: 'hidden', borderRadius: radius.small }));

export const ground = style([
  room,
  inPatterns({ position: 'relative', background: color.background.sunken }),
]);
