import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPages } from '../../theme/layered.ts';

const { color, font, space } = vars;

export const files = style(inPages({ display: 'grid', gap: space[4], listStyle: 'none' }));

export const link = style(
  inPages({
    color: color.foreground.link,
    fontWeight: font.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { color: color.foreground.linkHover } },
  }),
);
