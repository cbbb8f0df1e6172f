import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

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

/** All in a row, and the button last; on a phone, moved sideways. */
export const chips = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    minHeight: vars.measure.target,
    '@media': {
      [media.narrow]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
    },
  }),
);

globalStyle(`${chips} ul`, inPatterns({ display: 'contents' }));
globalStyle(`${chips} :is(li, ul + *)`, inPatterns({ flexShrink: 0 }));

export const results = style(
  inPatterns({
    fontWeight: font.weight.strong,
    overflowWrap: 'anywhere',
    // Before they come, nothing is indented by them.
    selectors: { '&:empty': { marginInlineEnd: `calc(-1 * ${space[4]})` } },
  }),
);
