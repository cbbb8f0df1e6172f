import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPages } from '../../theme/layered.ts';

const { color, radius, space } = vars;

const exact = { forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const;

/** The page of the theme in which a colour is seen. */
export const ground = style(
  inPages({
    display: 'inline-flex',
    padding: space[1],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    background: color.background.page,
    ...exact,
    selectors: { '& + &': { marginInlineStart: space[1] } },
  }),
);

export const swatch = style(
  inPages({
    width: space[6],
    height: space[6],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    ...exact,
  }),
);

export const length = style(
  inPages({
    display: 'inline-block',
    maxWidth: '100%',
    height: space[3],
    background: color.tone.match.graphic,
    ...exact,
  }),
);

export const corner = style(
  inPages({
    display: 'inline-block',
    width: space[8],
    height: space[8],
    borderBlockStart: `2px solid ${color.border.control}`,
    borderInlineStart: `2px solid ${color.border.control}`,
  }),
);
