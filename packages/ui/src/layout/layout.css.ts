import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inLayout } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';

export const stack = style(inLayout({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const inline = style(inLayout({ display: 'flex', flexWrap: 'wrap', minWidth: 0 }));

const columnsOf = (least: string) =>
  inLayout({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

export const grid = recipe({
  base: inLayout({ display: 'grid', minWidth: 0 }),
  variants: {
    columns: { narrow: columnsOf('12rem'), medium: columnsOf('18rem'), wide: columnsOf('26rem') },
  },
});

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

export const visuallyHidden = style(
  inLayout({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
);
