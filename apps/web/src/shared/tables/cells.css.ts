import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

export const picture = style(
  inPages({
    display: 'block',
    width: '100%',
    maxWidth: '14rem',
    borderRadius: vars.radius.small,
    overflow: 'hidden',
    objectFit: 'cover',
    aspectRatio: '4 / 3',
    background: vars.color.background.sunken,
    // Named while it moves to the page of what it shows.
    viewTransitionName: 'var(--tilava-moving-picture, none)',
    '@media': { [media.narrow]: { maxWidth: '9rem' } },
  }),
);

export const title = style(inPages({ fontWeight: vars.font.weight.strong }));

/** Inline as a whole, so that the line under a link that surrounds it does not reach what is inside. */
export const lines = style(
  inPages({ display: 'inline-flex', flexDirection: 'column', gap: vars.space[1], verticalAlign: 'top' }),
);

/** Of a row that is a link, what says so. */
export const linkText = style(
  inPages({
    fontWeight: vars.font.weight.strong,
    textDecoration: `underline 1px ${vars.color.border.control}`,
    textUnderlineOffset: '0.25em',
  }),
);

export const muted = style(
  inPages({
    color: vars.color.foreground.muted,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.regular,
  }),
);

/** Two lines tell what the premises are like; the whole text stands on their own page. */
export const excerpt = style([
  muted,
  inPages({
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    maxWidth: vars.measure.text,
  }),
]);

export const tabular = style(inPages({ fontVariantNumeric: 'tabular-nums' }));

/** A day in a column that is hardly wider: it is read in one piece, which tabular points would tear apart. */
export const day = style(inPages({ fontSize: '0.8125rem', whiteSpace: 'nowrap' }));

export const rent = style(
  inPages({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.5ch',
    color: vars.color.foreground.muted,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.regular,
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const amount = style(
  inPages({
    color: vars.color.foreground.plain,
    fontSize: vars.font.size.heading,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.lineHeight.heading,
    letterSpacing: vars.font.tracking.heading,
    whiteSpace: 'nowrap',
  }),
);
