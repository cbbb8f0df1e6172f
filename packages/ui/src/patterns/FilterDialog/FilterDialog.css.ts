import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, radius, space } = vars;

export const count = style(
  inPatterns({
    minWidth: '1.5rem',
    paddingInline: space[1],
    borderRadius: radius.round,
    background: color.tone.match.background,
    color: color.tone.match.foreground,
    fontSize: font.size.small,
    lineHeight: '1.5rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const active = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[2],
    minWidth: 0,
    minHeight: '2.25rem',
  }),
);

export const results = style(
  inPatterns({
    fontWeight: font.weight.strong,
    overflowWrap: 'anywhere',
    // Before they come, nothing is indented by them.
    selectors: { '&:empty': { marginInlineEnd: `calc(-1 * ${space[4]})` } },
  }),
);
