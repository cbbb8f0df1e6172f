import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    '@media': { [media.wide]: { gap: space[24] } },
  }),
);

/** The way in, level with the sentence beside it. */
export const login = style(
  inPages({
    '@media': {
      [media.wide]: {
        marginBlockStart: space[8],
        paddingInlineStart: space[10],
        borderInlineStart: `1px solid ${color.border.hairline}`,
      },
    },
  }),
);

export const plot = style(inPages({ maxWidth: '34rem' }));
