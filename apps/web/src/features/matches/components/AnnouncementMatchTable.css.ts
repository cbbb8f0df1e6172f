import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';
import { listedTitle } from './MatchTransitions.css.ts';

const { font, space } = vars;

/** The type, and whether it is new. */
export const title = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    fontSize: font.size.lead,
    lineHeight: 1.25,
  }),
);

export const facts = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    lineHeight: 1.375,
    fontWeight: font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** What tells a match from others of its type. */
export const street = style([listedTitle, inPages({ fontWeight: font.weight.medium })]);

/** The logo above the name; inline as a whole, so that the link's line does not reach what is inside. */
export const tenant = style(inPages({ display: 'inline-grid', justifyItems: 'start', rowGap: space[1] }));

export const reasons = style(
  inPages({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] }),
);

/** Why it matches, and what the landlord writes of it. */
export const why = style(inPages({ display: 'flex', flexDirection: 'column', gap: space[1] }));

// The star lies within a target of 44 px, whose edges nobody sees.
export const favorite = style(
  inPages({
    display: 'inline-block',
    marginBlockStart: `calc(-1 * ${space[2]})`,
    marginInlineEnd: `calc(-1 * ${space[3]})`,
  }),
);
