import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** As a whole: what is cut off could not be described. */
export const described = style(
  inPages({
    display: 'block',
    width: '100%',
    maxHeight: '40vh',
    objectFit: 'contain',
    borderRadius: vars.radius.small,
    background: vars.color.background.sunken,
  }),
);
