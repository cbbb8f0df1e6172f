import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

/** What the product is, beside the way in. */
export const split = style(
  inPages({
    display: 'grid',
    gap: vars.space[10],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 5fr)',
        gap: vars.space[20],
        alignItems: 'start',
        paddingBlockStart: vars.space[8],
      },
    },
  }),
);

export const panel = style(
  inPages({
    '@media': {
      [media.wide]: {
        // Level with the heading, which has room of its own above it.
        marginBlockStart: vars.space[8],
        paddingInlineStart: vars.space[10],
        borderInlineStart: `1px solid ${vars.color.border.hairline}`,
      },
    },
  }),
);

/** Three houses in one drawing. */
export const street = style(
  inPages({
    maxWidth: '40rem',
    marginBlockStart: vars.space[4],
    '@media': { [media.narrow]: { display: 'none' } },
  }),
);

export const narrow = style(inPages({ maxWidth: '26rem', marginInline: 'auto', width: '100%' }));
