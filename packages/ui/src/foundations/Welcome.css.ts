import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';

const { color, font, space } = vars;

/** Drawings in a row, as houses stand along a street. */
export const street = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    borderBlock: `1px solid ${color.border.rule}`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const link = style(
  inPages({
    display: 'block',
    height: '100%',
    minWidth: 0,
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.border.rule } },
  }),
);

export const place = style(
  inPages({
    color: color.foreground.link,
    fontWeight: font.weight.strong,
    selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  }),
);
