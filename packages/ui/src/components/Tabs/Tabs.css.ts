import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';
import { tab as tabLook } from '../shell.css.ts';
import { tabs } from '../tabs.css.ts';

const { color, density, font, space } = vars;

export const root = style(inComponents({ minWidth: 0 }));

export const list = tabs;

export const tab = style([
  tabLook,
  inComponents({
    minHeight: density.controlHeight,
    paddingBlock: density.controlPadding,
    cursor: 'pointer',
    // On phones, five short words fit on a line.
    '@media': { [media.narrow]: { fontSize: font.size.small } },
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
]);

export const panel = style(
  inComponents({
    minWidth: 0,
    paddingBlockStart: space[6],
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
