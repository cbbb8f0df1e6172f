import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';

const { color, font, space } = vars;

export const icons = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '1px',
    padding: '1px',
  }),
);

export const icon = style(
  inPages({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: `${space[5]} ${space[3]}`,
    // Half of each line lies on the neighbour's, and the last row may be short.
    boxShadow: `0 0 0 1px ${color.border.hairline}`,
    background: color.background.surface,
    textAlign: 'center',
  }),
);

export const large = style(inPages({ zoom: 1.6, lineHeight: 0 }));

export const label = style(inPages({ fontSize: font.size.small, lineHeight: font.lineHeight.small }));
