import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, space } = vars;

export const amount = style(
  inPatterns({
    fontSize: font.size.display,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.display,
    letterSpacing: font.tracking.display,
    overflowWrap: 'anywhere',
  }),
);

export const table = style(
  inPatterns({
    width: '100%',
    maxWidth: '32rem',
    marginBlockStart: space[4],
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const row = style(inPatterns({ borderBlockStart: `1px solid ${color.border.hairline}` }));

export const whole = style([
  row,
  inPatterns({ color: color.foreground.plain, fontWeight: font.weight.medium }),
]);

export const head = style(
  inPatterns({
    paddingBlock: space[2],
    paddingInlineEnd: space[2],
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
  }),
);

export const number = style([head, inPatterns({ paddingInline: `${space[2]} 0`, textAlign: 'end' })]);
