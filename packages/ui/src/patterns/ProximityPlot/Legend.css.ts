import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, space } = vars;

export const legend = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[1],
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const key = style(
  inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const sample = style(inPatterns({ width: '1.375rem', height: '1.375rem', flexShrink: 0 }));
