import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/layered.ts';

const { color, font, measure, space } = vars;

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    minWidth: 0,
    // As high as the control in whose place it may stand.
    minHeight: measure.target,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    color: color.tone.danger.foreground,
    fontWeight: font.weight.medium,
  }),
);
