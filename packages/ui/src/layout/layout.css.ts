import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayout } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';

/** The distance between the children of a layout. */
export const gap = styleVariants({ ...vars.space, fields: vars.density.fieldGap }, (distance) =>
  inLayout({ gap: distance }),
);

/** How the children of a Stack stand across it. */
export const align = styleVariants({
  start: inLayout({ alignItems: 'flex-start' }),
  center: inLayout({ alignItems: 'center' }),
  end: inLayout({ alignItems: 'flex-end' }),
  stretch: inLayout({ alignItems: 'stretch' }),
});

export const inline = style(
  inLayout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }),
);

export const stack = style(inLayout({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

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

const grid = style(inLayout({ display: 'grid', minWidth: 0 }));

/** By the least width of its columns. */
export const grids = styleVariants({ narrow: '12rem', medium: '18rem', wide: '26rem' }, (least) => [
  grid,
  inLayout({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` }),
]);
