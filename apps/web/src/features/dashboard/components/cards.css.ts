import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const small = style(
  inPages({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  }),
);
