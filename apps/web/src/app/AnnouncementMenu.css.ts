import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** The bar has room for a street, not for every street. */
export const street = style(
  inPages({ maxWidth: '10rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
