import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const item = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    '@media': {
      // The icon beside the first line.
      [media.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
    },
  }),
);

export const items = style({});

/** What stands alone in its row takes the row. */
globalStyle(
  `${items} > ul > :last-child:nth-child(odd)`,
  inPages({ '@media': { [media.wide]: { gridColumn: '1 / -1' } } }),
);

export const icon = style(
  inPages({ display: 'grid', placeItems: 'center', blockSize: '1lh', color: color.tone.match.foreground }),
);

/** Below the text where there is no room beside it. */
export const action = style(inPages({ '@media': { [media.narrow]: { gridColumn: '2' } } }));
