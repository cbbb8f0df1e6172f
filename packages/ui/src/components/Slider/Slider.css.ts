import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { smallText } from '../../theme/looks.ts';

const { color, density, font, radius, space } = vars;

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: space[4],
    width: '100%',
    minWidth: 0,
    borderRadius: radius.small,
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: space[1] },
    },
  }),
);

export const label = style(
  inComponents({ ...smallText, fontWeight: font.weight.strong, overflowWrap: 'anywhere' }),
);

export const value = style(
  inComponents({
    fontWeight: font.weight.strong,
    whiteSpace: 'nowrap',
  }),
);

export const input = style(
  inComponents({
    gridColumn: '1 / -1',
    width: '100%',
    height: density.controlHeight,
    margin: 0,
    accentColor: color.action.primary.background,
    cursor: 'pointer',
    // Swipes across it scroll the page.
    touchAction: 'pan-y',
    outline: 'none',
    // What it would change never changes there.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
