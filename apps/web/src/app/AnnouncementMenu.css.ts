import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** Beside the links, so that the account's name, which comes after it, does not move it. */
export const place = style(inPages({ marginInlineEnd: 'auto' }));

/** The bar has room for a street, not for every street. */
export const street = style(
  inPages({ maxWidth: '12rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
