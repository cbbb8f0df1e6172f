import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, radius, space } = vars;

export const card = style(
  inComponents({
    minWidth: 0,
    padding: space[6],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    '@media': { [media.narrow]: { padding: space[4] } },
  }),
);
