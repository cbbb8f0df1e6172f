import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layered.ts';

const { color, font, radius, space } = vars;

export const skipLink = style(
  inComponents({
    position: 'fixed',
    zIndex: 100,
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    paddingBlock: space[3],
    paddingInline: space[4],
    borderRadius: radius.small,
    background: color.floating.background,
    color: color.floating.foreground,
    fontWeight: font.weight.strong,
    selectors: {
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        padding: 0,
        overflow: 'hidden',
      },
    },
  }),
);
