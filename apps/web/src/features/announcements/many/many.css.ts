import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** One line; without room for it, the search in a line of its own. */
export const tools = style(
  inPages({
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'end',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(4, minmax(0, 1fr))' },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const search = style(
  inPages({ gridColumn: '1 / -1', '@media': { [media.wide]: { gridColumn: 'auto' } } }),
);

export const count = style(
  inPages({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[4]}`,
    // Empty, it takes no line.
    selectors: { '&:not(:has(button))': { position: 'absolute' } },
  }),
);

/** Before how many are selected. */
export const clear = style(inPages({ order: -1, marginInline: `calc(-1 * ${space[2]})` }));

/** Stays in sight wherever the list is scrolled to, as what is selected does. */
export const progress = style(
  inPages({
    position: 'sticky',
    insetBlockEnd: space[4],
    zIndex: 1,
    width: 'fit-content',
    background: color.background.surface,
    borderRadius: radius.medium,
  }),
);

export const rents = style(
  inPages({
    width: '100%',
    borderCollapse: 'collapse',
  }),
);

const cell = {
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const name = style(inPages(cell));
export const amount = style(
  inPages({ ...cell, paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' }),
);
export const row = style(inPages({ borderBlockStart: `1px solid ${color.border.hairline}` }));
export const totalRow = style(
  inPages({ borderBlockStart: `1px solid ${color.border.control}`, fontWeight: vars.font.weight.strong }),
);
