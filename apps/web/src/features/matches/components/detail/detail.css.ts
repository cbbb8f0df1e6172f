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
    paddingBlockStart: space[4],
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    '@media': {
      [media.narrow]: { display: 'contents' },
      [media.wide]: { containerType: 'scroll-state' },
      [low]: loose,
      [media.print]: { ...loose, background: 'none' },
    },
  }),
);

/** Instead of the facts below, once they are scrolled away. */
export const brief = style(
  inPages({
    display: 'none',
    marginInlineStart: 'auto',
    fontWeight: font.weight.strong,
    textAlign: 'end',
    '@media': {
      [media.wide]: { '@container': { 'scroll-state(stuck: top)': { display: 'block' } } },
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

globalStyle(
  `${title} h2`,
  inPages({
    '@media': { [media.belowWide]: { fontSize: font.size.title, lineHeight: font.lineHeight.title } },
  }),
);

export const actions = style(
  inPages({
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    gap: space[2],
    '@media': {
      [media.narrow]: {
        ...stuck,
        insetBlockStart: stuckTitleHeight,
        containerType: 'scroll-state',
        borderBlockEnd: 0,
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(max-content, 1fr)',
      },
      [low]: loose,
      [media.print]: { display: 'none' },
    },
    selectors: {
      '&::after': {
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `1px solid ${color.border.hairline}`,
        '@media': {
          [media.narrow]: { '@container': { 'scroll-state(stuck: top)': { content: '""' } } },
        },
      },
    },
  }),
);

export const allActions = style(
  inPages({
    display: 'flex',
    flexShrink: 0,
    gap: space[2],
    '@media': { [media.narrow]: { display: 'contents' } },
  }),
);

export const more = style(
  inPages({
    display: 'flex',
    gap: space[2],
    '@media': {
      [media.narrow]: { paddingBlockEnd: space[3], borderBlockEnd: `1px solid ${color.border.hairline}` },
      [media.print]: { display: 'none' },
    },
  }),
);

globalStyle(`${more} > *`, inPages({ flexGrow: 1 }));

/** As wide before the button comes, so that its neighbours stay. */
export const share = style(inPages({ inlineSize: '5.5rem' }));

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

/** The facts, and where things stand below. */
export const summary = style(inPages({ marginBlockEnd: space[8], paddingBlockStart: space[5] }));

export const facts = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[6],
    rowGap: space[4],
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      // The second begins where the sections below do.
      [media.wide]: {
        gridTemplateColumns: `calc((100% - ${space[10]}) / 4) repeat(3, minmax(0, 1fr))`,
        columnGap: space[10],
      },
    },
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

/** There from the beginning, also while it has nothing to say. */
export const standing = style(inPages({ selectors: { '&:not(:empty)': { marginBlockStart: space[5] } } }));

// As wide as the facts above and the sections below.
globalStyle(`${standing} > *`, inPages({ maxWidth: 'none' }));

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

/** What leads elsewhere, under a rule as sections are. */
export const elsewhere = style(
  inPages({
    paddingBlockStart: space[6],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Its words begin where all others do. */
export const report = style(inPages({ marginInlineStart: `calc(-1 * ${space[3]})` }));

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
