import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

/** What decides beside what it costs; below each other where there is less room. */
export const columns = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[16],
    rowGap: space[12],
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);

export const halves = style([
  columns,
  inPages({ '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
]);

/** A value behind its mark. */
export const matched = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[2],
    // The tabular commas of the list around would tear the text apart.
    fontVariantNumeric: 'normal',
  }),
);

/** Colour only repeats what the drawing and its word say. */
export const mark = styleVariants({
  match: inPages({ color: color.tone.match.foreground }),
  partial: inPages({ color: color.tone.attention.foreground }),
  mismatch: inPages({ color: color.tone.danger.foreground }),
  unresolved: inPages({ inlineSize: '1.25rem' }),
});
