import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { globalStyle, style } from '@vanilla-extract/css';
import { muted } from '../../../shared/tables/cells.css.ts';
import { listedTitle } from './MatchTransitions.css.ts';

const { font, space } = vars;

/** The type, and in less weight its size and rooms. */
export const title = style(
  inPages({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    fontWeight: font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** What tells a match from others of its type. */
export const street = style([listedTitle, inPages({ fontWeight: font.weight.medium })]);

/** The logo above the name; inline as a whole, so that the link's line does not reach what is inside. */
export const tenant = style(inPages({ display: 'inline-grid', justifyItems: 'start', rowGap: space[1] }));

/** Why it matches, and beside or below what the landlord writes of it. */
export const why = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], rowGap: space[1] }),
);

// Those of one line; what is against the match comes first.
globalStyle(`${why} > :first-child`, inPages({ maxBlockSize: '1.5rem', overflow: 'hidden' }));

/** A line tells what the premises are like; the whole text stands on their own page. */
export const excerpt = style([
  muted,
  inPages({ flex: '1 1 19rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
]);

// The star lies within a target of 44 px, whose edges nobody sees.
export const favorite = style(
  inPages({
    display: 'inline-block',
    marginBlockStart: `calc(-1 * ${space[2]})`,
    marginInlineEnd: `calc(-1 * ${space[3]})`,
  }),
);
