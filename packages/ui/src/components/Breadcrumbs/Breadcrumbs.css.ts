import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';

const { color, font, space } = vars;

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[1],
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const crumb = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    maxWidth: '100%',
  }),
);

export const separator = style(inComponents({ color: color.foreground.muted, lineHeight: 0 }));

globalStyle(`${crumb} > a[aria-current]`, inComponents({ color: color.foreground.plain }));
