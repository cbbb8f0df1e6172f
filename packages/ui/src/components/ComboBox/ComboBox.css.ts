import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';
import { list as listPopover } from '../Field/popover.css.ts';

const { color, font, space } = vars;

export const list = listPopover;

/** Open without anything to show yet, while the search has not begun. */
export const emptyList = style([listPopover, inComponents({ display: 'none' })]);

/** What stands in the list instead of options. */
export const note = style(
  inComponents({
    paddingBlock: space[2],
    paddingInline: space[3],
    color: color.foreground.muted,
    overflowWrap: 'anywhere',
  }),
);

export const failure = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
);
