import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';

const { color, radius, space } = vars;

/** The paper on which a component is drawn. */
export const sheet = style(
  inPages({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 0,
    padding: space[8],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    background: color.background.page,
  }),
);

/** A drawing shrinks to what is in it; this holds what takes the width that it is given. */
export const wide = style(inPages({ width: '40rem', maxWidth: '100%' }));

/** Two that are compared, beside each other where there is room. */
export const pair = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: space[6],
    marginBlockEnd: space[8],
  }),
);

export const picture = style([sheet, inPages({ alignItems: 'flex-start', padding: space[4] })]);

/** Stands for the window in the picture of what is fixed to the window’s edge. */
export const ownWindow = style(
  inPages({ contain: 'layout', width: '30rem', maxWidth: '100%', minHeight: '8rem' }),
);
