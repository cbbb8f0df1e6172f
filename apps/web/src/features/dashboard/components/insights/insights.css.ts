import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** As large as the titles of other parts. */
export const title = style(
  inPages({ fontSize: vars.font.size.heading, lineHeight: vars.font.lineHeight.heading }),
);

/** Charts in two columns, the last one as wide as both where it would stand alone. */
export const charts = style(
  inPages({
    display: 'grid',
    gap: space[8],
    minWidth: 0,
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

globalStyle(
  `${charts} > :last-child:nth-child(odd)`,
  inPages({ '@media': { [media.wide]: { gridColumn: '1 / -1' } } }),
);

/** Holds charts whose numbers can be saved. */
export const savable = style({});

const saved = `${savable} > *`;

globalStyle(saved, inPages({ position: 'relative' }));

// On the line of the title, where there is room. Its words stand in line with the chart's.
globalStyle(
  `${saved} > :last-child`,
  inPages({
    marginInline: `calc(-1 * ${space[3]})`,
    '@media': {
      [media.medium]: {
        position: 'absolute',
        insetBlockStart: `calc((1.5rem - ${vars.density.smallControlHeight}) / 2)`,
        insetInlineEnd: 0,
      },
    },
  }),
);

/** The map with the same numbers beside it. */
export const districts = style(
  inPages({
    display: 'grid',
    gap: space[6],
    minWidth: 0,
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', alignItems: 'start' },
    },
  }),
);

/** As high before the map is there. */
export const map = style(
  inPages({ height: '24rem', minWidth: 0, '@media': { [media.print]: { display: 'none' } } }),
);
