import { recipe } from '@vanilla-extract/recipes';
import { inLayout } from '../theme/layered.ts';

const columnsOf = (least: string) =>
  inLayout({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

export const grid = recipe({
  base: inLayout({ display: 'grid', minWidth: 0 }),
  variants: {
    columns: { narrow: columnsOf('12rem'), medium: columnsOf('18rem'), wide: columnsOf('26rem') },
  },
});
