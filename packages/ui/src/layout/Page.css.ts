import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayout } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';

export const page = style(
  inLayout({
    width: '100%',
    maxWidth: `calc(${vars.measure.page} + 2 * ${vars.space[6]})`,
    marginInline: 'auto',
    paddingInline: vars.space[6],
    '@media': {
      [media.narrow]: { paddingInline: vars.space[4] },
      [media.print]: { padding: 0, maxWidth: 'none' },
    },
  }),
);
