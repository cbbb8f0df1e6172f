import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Too low for a bar that stays: on phones held sideways, and where the page is zoomed in. */
const low = '(height < 30rem)';

const stuck = {
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: 0,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  background: color.background.page,
} as const;

const loose = { position: 'static' } as const;

/** On phones, as high as a line of the title, above the actions that stay. */
const stuckTitleHeight = '2rem';

/**
 * On phones, what the match is with stays as one short line: it lies beneath the title, which covers it until it is
 * scrolled away.
 */
export const stuckTitle = style(
  inPages({
    display: 'none',
    '::before': {
      content: 'attr(data-title)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '@media': {
      [media.narrow]: {
        position: 'sticky',
        zIndex: 1,
        insetBlockStart: 0,
        display: 'grid',
        alignItems: 'end',
        height: stuckTitleHeight,
        marginBlockEnd: `calc(-1 * ${stuckTitleHeight})`,
        background: color.background.page,
        fontWeight: font.weight.strong,
      },
      [low]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

/** What the match is with beside what can be done; on phones only the latter stays, below a short title. */
export const bar = style(
  inPages({
    ...stuck,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[8],
    '@media': {
      [media.narrow]: { display: 'contents' },
      [low]: loose,
      [media.print]: { ...loose, background: 'none' },
    },
  }),
);

export const title = style(
  inPages({
    display: 'flex',
    alignItems: 'center',
    columnGap: space[4],
    minWidth: 0,
    '@media': {
      [media.narrow]: {
        position: 'relative',
        zIndex: 2,
        paddingBlockStart: space[4],
        background: color.background.page,
      },
    },
  }),
);

export const actions = style(
  inPages({
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    gap: space[3],
    '@media': {
      [media.narrow]: { ...stuck, insetBlockStart: stuckTitleHeight },
      [low]: loose,
      [media.print]: { display: 'none' },
    },
  }),
);

export const allActions = style(
  inPages({
    display: 'flex',
    flexShrink: 0,
    gap: space[3],
    '@media': { [media.narrow]: { display: 'contents' } },
  }),
);

/** As large before what it shows is there, so that its neighbours stay. */
export const more = style(
  inPages({
    inlineSize: '5.5rem',
    minBlockSize: '2.75rem',
    '@media': { [media.narrow]: { marginBlockStart: space[3] }, [media.print]: { display: 'none' } },
  }),
);

// What takes the focus is not scrolled to beneath the bar, of two rows where there is little room.
globalStyle(
  `html:has(${bar})`,
  inPages({
    scrollPaddingBlockStart: '8.5rem',
    '@media': {
      [media.narrow]: { scrollPaddingBlockStart: '10.5rem' },
      [low]: { scrollPaddingBlockStart: 0 },
    },
  }),
);

/** The facts with the way to a message beside them, and where things stand below. */
export const summary = style(
  inPages({
    marginBlockEnd: space[8],
    paddingBlockStart: space[5],
    '@media': {
      // As wide before the button is there.
      [media.medium]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 15rem',
        alignItems: 'center',
        columnGap: space[6],
      },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const facts = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    columnGap: space[6],
    rowGap: space[4],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const term = style(
  inPages({
    color: color.foreground.muted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
  }),
);

export const value = style(
  inPages({
    fontSize: font.size.heading,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.heading,
    letterSpacing: font.tracking.heading,
    overflowWrap: 'anywhere',
    '@media': { [media.belowWide]: { fontSize: font.size.lead, lineHeight: font.lineHeight.lead } },
  }),
);

/** Where things stand, and the form for a message: below the facts, with the form's button beside these. */
export const nextSteps = style(
  inPages({
    display: 'grid',
    gap: space[3],
    marginBlockStart: space[5],
    '@media': { [media.medium]: { display: 'contents' } },
  }),
);

/** There from the beginning, also while it has nothing to say. */
export const standing = style(
  inPages({
    maxInlineSize: '44rem',
    ':empty': { display: 'contents' },
    '@media': { [media.medium]: { gridColumn: '1 / -1', marginBlockStart: space[6] } },
  }),
);

/** As high as the closed form from the beginning. */
export const write = style(
  inPages({
    minBlockSize: '2.75rem',
    '@media': { [media.medium]: { display: 'contents' }, [media.print]: { display: 'none' } },
  }),
);

globalStyle(`${write} :has(> h3)`, inPages({ '@media': { [media.medium]: { display: 'contents' } } }));

// The button stays where it is when the form opens.
globalStyle(
  `${write} h3`,
  inPages({ '@media': { [media.medium]: { gridRow: 1, gridColumn: 2, justifySelf: 'end' } } }),
);

globalStyle(
  `${write} h3 + *`,
  inPages({ gridColumn: '1 / -1', maxInlineSize: vars.measure.form, paddingBlockStart: space[2] }),
);

// As large as a button, and as wide as the others of a phone's column.
globalStyle(
  `${write} h3 > button`,
  inPages({
    minHeight: '2.75rem',
    paddingInline: space[4],
    border: `1px solid ${color.border.control}`,
    fontSize: font.size.body,
    color: color.foreground.plain,
    '@media': { [media.narrow]: { width: '100%' } },
  }),
);

/** Three in a row, or one below the other. */
export const similar = style(
  inPages({
    display: 'grid',
    gap: space[4],
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

/** The map and three stations: as high before they come. */
export const surroundings = style(
  inPages({
    display: 'grid',
    alignContent: 'start',
    gap: space[4],
    minBlockSize: '40rem',
    '@media': { [media.narrow]: { minBlockSize: '44rem' }, [media.print]: { minBlockSize: 0 } },
  }),
);

/** On paper, the address and the distances stand for it. */
export const map = style(inPages({ blockSize: '28rem', '@media': { [media.print]: { display: 'none' } } }));

/** What leads elsewhere. */
export const screenOnly = style(inPages({ '@media': { [media.print]: { display: 'none' } } }));

/** A value behind its mark. */
export const matched = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[2],
    textWrap: 'pretty',
    // The tabular commas of the list around would tear the text apart.
    fontVariantNumeric: 'normal',
  }),
);

// Among values without marks, all begin at one line: marks hang before them, or stand at the end of a narrow row.
globalStyle(
  `dd ${matched}`,
  inPages({
    marginInlineStart: '-1.75rem',
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 1.25rem', marginInlineStart: 0 },
    },
  }),
);

globalStyle(
  `dd ${matched} > :first-child`,
  inPages({ '@media': { [media.narrow]: { gridColumn: 2, gridRow: 1 } } }),
);

globalStyle(
  `dd ${matched} > :last-child`,
  inPages({ '@media': { [media.narrow]: { gridColumn: 1, gridRow: 1 } } }),
);

/** Colour only repeats what the drawing and its word say. */
export const mark = styleVariants({
  match: inPages({ color: color.tone.match.foreground }),
  partial: inPages({ color: color.tone.attention.foreground }),
  mismatch: inPages({ color: color.tone.danger.foreground }),
  unresolved: inPages({ inlineSize: '1.25rem' }),
});
