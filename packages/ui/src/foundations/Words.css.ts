import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { cell } from './foundations.css.ts';

const { color, font, radius, space } = vars;

export const pair = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: space[4],
    marginBlockEnd: space[4],
  }),
);

const side = style(
  inPages({
    minWidth: 0,
    padding: space[4],
    borderBlockStart: '2px solid',
    borderRadius: `0 0 ${radius.small} ${radius.small}`,
    background: color.background.surface,
    overflowWrap: 'anywhere',
  }),
);

export const kind = styleVariants({ good: color.tone.match, bad: color.tone.danger }, ({ graphic }) => [
  side,
  inPages({ borderColor: graphic }),
]);

const verdict = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    paddingBlockEnd: space[1],
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
  }),
);

export const verdictOf = styleVariants(
  { good: color.tone.match, bad: color.tone.danger },
  ({ foreground }) => [verdict, inPages({ color: foreground })],
);

export const numbers = style(inPages({ width: '100%' }));

export const number = style([
  cell,
  inPages({ paddingInlineEnd: space[2], fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal' }),
]);
