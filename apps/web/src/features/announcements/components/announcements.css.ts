import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { excerpt } from '../../../shared/tables/cells.css.ts';

const { color, font, space } = vars;

/** Numbers above what they count, on a line of their own. */
export const counts = style(
  inPages({
    display: 'grid',
    flexBasis: '100%',
    gridTemplateColumns: 'repeat(3, auto)',
    alignItems: 'start',
    justifyContent: 'start',
    columnGap: space[4],
  }),
);

export const count = style(
  // Columns are never narrower than a word.
  inPages({ display: 'flex', flexDirection: 'column', maxWidth: '7.5rem', overflowWrap: 'break-word' }),
);

export const number = style(
  inPages({
    fontSize: font.size.lead,
    lineHeight: 1.25,
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const counted = style(
  inPages({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    fontWeight: font.weight.regular,
  }),
);

/** Quieter than the numbers above it. */
export const step = style(inPages({ fontSize: font.size.small }));

/** As large as the button of a small menu. */
export const morePlace = style(inPages({ display: 'inline-block', width: '2.25rem', height: '2.25rem' }));

/** A quiet button bears no edge: its words stand in line with what is above or below them. */
export const visibility = style(inPages({ marginInline: `calc(-1 * ${space[3]})` }));

/** On a phone there's room for it on its own page. */
export const about = style([excerpt, inPages({ '@media': { [media.narrow]: { display: 'none' } } })]);

/** As large as its mark, which comes later. */
export const chosen = style(inPages({ minWidth: '4rem', minHeight: '1.5rem', marginBlockEnd: space[1] }));

/** An address, and what is said of it. */
export const name = style(inPages({ display: 'flex', flexWrap: 'wrap', columnGap: space[2] }));

/** Names begin where the text above them does, and the buttons that remove them stand below each other. */
export const documents = style(inPages({ width: 'fit-content', maxWidth: '100%' }));

globalStyle(
  `${documents} li > *`,
  inPages({
    flexWrap: 'nowrap',
    justifyContent: 'space-between',
    marginInlineStart: `calc(-1 * ${space[3]})`,
  }),
);

/** Small: it only stands for pictures. */
export const illustration = style(inPages({ maxWidth: '16rem' }));
