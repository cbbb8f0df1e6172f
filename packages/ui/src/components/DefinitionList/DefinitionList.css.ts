import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, space } = vars;

export const list = style(
  inComponents({ minWidth: 0, borderBlockStart: `1px solid ${color.border.hairline}` }),
);

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space[6],
    paddingBlock: density.rowPadding,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlock: `calc(${density.rowPadding} * 2 / 3)`,
      },
    },
  }),
);

export const term = style(
  inComponents({
    color: color.foreground.muted,
    overflowWrap: 'anywhere',
    '@media': {
      [media.narrow]: { fontSize: font.size.small, lineHeight: font.lineHeight.small },
    },
  }),
);

export const value = style(
  inComponents({
    maxWidth: vars.measure.text,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

export const missing = style([
  value,
  inComponents({ color: color.foreground.muted, fontWeight: font.weight.regular }),
]);
