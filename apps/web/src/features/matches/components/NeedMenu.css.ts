import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** A name may have 60 characters, and an address more. */
export const name = style(
  inPages({
    maxWidth: 'min(32rem, calc(100vw - 8rem))',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
