import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPages } from '../theme/layered.ts';
import { media } from '../tokens/media.ts';

const { color, font, radius, space } = vars;

/** A drawn sample between the paragraphs of a page. */
export const sample = style(
  inPages({
    minWidth: 0,
    marginBlock: `${space[6]} ${space[8]}`,
    fontSize: font.size.body,
    lineHeight: font.lineHeight.body,
  }),
);

/** Samples that are compared, beside each other where there is room. */
export const beside = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
    gap: space[4],
    minWidth: 0,
  }),
);

/** A sheet of paper, in whatever theme or density it is given. */
export const sheet = style(
  inPages({
    minWidth: 0,
    padding: space[6],
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    '@media': { [media.narrow]: { padding: space[4] } },
  }),
);

/** Facts of a token below each other, parted by hairlines. */
export const list = style(inPages({ borderBlockStart: `1px solid ${color.border.hairline}` }));

export const entry = style(
  inPages({
    display: 'grid',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[1],
    minWidth: 0,
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);

export const name = style(inPages({ fontWeight: font.weight.strong, overflowWrap: 'anywhere' }));

export const figure = style(
  inPages({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    overflowWrap: 'anywhere',
  }),
);

/** A column's name in a table of figures. */
export const columnHead = style(
  inPages({
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.border.rule}`,
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    textAlign: 'start',
  }),
);

export const cell = style(
  inPages({
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    fontWeight: font.weight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);

/** What is looked for, and a choice beside it. */
export const filters = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(12rem, auto)',
    alignItems: 'end',
    gap: space[4],
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** How many were found. */
export const count = style(
  inPages({
    marginBlock: `${space[4]} ${space[2]}`,
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
