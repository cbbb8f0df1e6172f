import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPages } from '../../theme/layered.ts';

const { color, font, radius, space } = vars;

export const group = style(inPages({ marginBlockEnd: space[10] }));

export const title = style(
  inPages({
    marginBlockEnd: space[4],
    paddingBlockEnd: space[2],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontSize: font.size.lead,
    lineHeight: font.lineHeight.lead,
  }),
);

/** The least width of a drawing in both themes. */
const widths = { small: '8rem', medium: '17rem', wide: '24rem' } as const;

export const drawings = styleVariants(widths, (width) =>
  inPages({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
    gap: `${space[6]} ${space[4]}`,
    listStyle: 'none',
  }),
);

export const drawing = style(inPages({ minWidth: 0 }));

export const pair = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    overflow: 'hidden',
    marginBlockEnd: space[1],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
  }),
);

export const filled = style(inPages({ display: 'grid', alignItems: 'center', minWidth: 0 }));

export const ground = style([
  filled,
  inPages({ justifyItems: 'center', padding: space[2], fontSize: font.size.small }),
]);
