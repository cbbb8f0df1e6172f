import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { saved } from '../../../shared/page/page.css.ts';

export const bar = style(
  inPages({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space[4] }),
);

export const search = style(
  inPages({
    flex: '1 1 18rem',
    minWidth: 0,
    maxWidth: '28rem',
    '@media': { [media.narrow]: { flexBasis: '100%', maxWidth: 'none' } },
  }),
);

/** On phones, two of them share a line. */
export const order = style(
  inPages({ flex: '0 1 15rem', minWidth: 0, '@media': { [media.narrow]: { flex: '1 1 9rem' } } }),
);

/** The other pages. */
export const pages = style(
  inPages({
    display: 'flex',
    justifyContent: 'flex-end',
    '@media': { [media.narrow]: { justifyContent: 'center' } },
  }),
);

export const table = style({});

// Links look as those of the rows do.
globalStyle(`${table} :is(td, h2, dd) a`, inPages({ color: 'inherit', fontWeight: 'inherit' }));
globalStyle(
  `${table} :is(td, dd) a`,
  inPages({
    textDecoration: `underline 1px ${vars.color.border.control}`,
    textUnderlineOffset: '0.25em',
  }),
);

// A day stands apart from the amount before it, which ends where the day begins.
globalStyle(
  `${table}[data-tab='property'] tr > :nth-last-child(2)`,
  inPages({ paddingInlineStart: vars.space[4] }),
);

/** Its forms are as wide as others are, and so is the bar above them. */
export const task = style({});

globalStyle(`#root:has(${task}) > *`, inPages({ vars: { [vars.measure.page]: '75rem' } }));

/** What can be done with an entry, all as large. */
export const choices = style(inPages({ display: 'grid', gap: vars.space[3] }));

globalStyle(
  `${choices} > a`,
  inPages({ minHeight: vars.density.controlHeight, fontSize: vars.font.size.body }),
);

/** Only the last step of a deletion is in full colour. */
export const deletion = style(inPages({ display: 'grid' }));

globalStyle(
  `${deletion} > button`,
  inPages({ borderColor: vars.color.tone.danger.border, color: vars.color.tone.danger.foreground }),
);

export const add = style(inPages({ marginInlineStart: 'auto' }));

export const person = style(
  inPages({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], verticalAlign: 'middle' }),
);

export const card = style(
  inPages({
    paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const cardHead = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    overflowWrap: 'anywhere',
  }),
);

export const cardActions = style(inPages({ flexShrink: 0 }));

export const cardFacts = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // What is short stands side by side, whatever is between.
    gridAutoFlow: 'dense',
    // Values stand in line, also below a label of two lines, and whether they are words or badges.
    alignItems: 'last baseline',
    '@media': {
      [media.narrow]: {
        fontSize: vars.font.size.small,
        selectors: { '&:not(:has(> :nth-child(4)))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
    columnGap: vars.space[3],
    rowGap: vars.space[2],
    marginBlockStart: vars.space[2],
  }),
);

// On phones, an email has a line of its own.
globalStyle(`${cardFacts} > :has(wbr)`, inPages({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } }));
// As close to its label as other values are; what is pressed reaches beyond.
globalStyle(
  `${cardFacts} > :has(wbr) a`,
  inPages({
    '@media': {
      [media.touch]: {
        marginBlock: `calc((${vars.font.lineHeight.small} * 1em - ${vars.measure.target}) / 2)`,
      },
    },
  }),
);

export const cardTerm = style(
  inPages({ color: vars.color.foreground.muted, fontSize: vars.font.size.small }),
);

export const cardValue = style(inPages({ overflowWrap: 'anywhere' }));

/** Line breaks are the writer's. */
export const written = style(inPages({ whiteSpace: 'pre-line' }));

/** What was reported, and the decision beside it where there is room. */
export const report = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    alignItems: 'start',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 28rem)',
        columnGap: vars.space[12],
      },
    },
  }),
);

export const reportFacts = style(inPages({ display: 'grid', gap: vars.space[8], minWidth: 0 }));

/** Stands apart from what is decided about. */
export const decision = style(
  inPages({
    padding: vars.space[6],
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    background: vars.color.background.surface,
    '@media': { [media.narrow]: { padding: vars.space[4] } },
  }),
);

/** A fact, and at the end of its line whether it is as it should be. */
export const fact = style(
  inPages({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] }),
);

export const state = styleVariants({ match: 'match', danger: 'danger' } as const, (tone) => [
  saved,
  inPages({ flexShrink: 0, color: vars.color.tone[tone].foreground }),
]);
