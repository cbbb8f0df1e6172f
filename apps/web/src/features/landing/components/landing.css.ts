import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const page = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    '@media': { [media.wide]: { gap: space[16] } },
  }),
);

/** The search, and below it, quietly, the way in for those who know the page. */
export const beginning = style(
  inPages({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }),
);

export const login = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    paddingBlock: space[5],
    paddingInline: space[4],
    borderRadius: radius.large,
    background: color.background.sunken,
    '@media': { [media.medium]: { paddingInline: space[6] } },
  }),
);

/** What can be changed, and beside it, where there is room, what comes of it. */
export const example = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[6],
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 9.5rem', columnGap: space[10] } },
  }),
);

// As wide as the ring there, with its words below it.
export const result = style(inPages({ '@media': { [media.medium]: { textAlign: 'center' } } }));
