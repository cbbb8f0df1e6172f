import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { frame } from '../Field/Field.css.ts';

const { color, density, space } = vars;

export const trigger = style([
  frame,
  inComponents({
    justifyContent: 'space-between',
    gap: space[2],
    width: '100%',
    paddingBlock: density.controlPadding,
    paddingInline: density.fieldPadding,
    cursor: 'pointer',
  }),
]);

export const value = style(
  inComponents({
    minWidth: 0,
    overflowWrap: 'anywhere',
    selectors: { '&[data-placeholder]': { color: color.foreground.muted } },
  }),
);

export const arrow = style(inComponents({ flexShrink: 0, color: color.foreground.muted }));
