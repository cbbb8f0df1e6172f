import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** Where there is room for the list, the conversation and the match beside each other. */
export const besideMatch = '(width >= 80rem)';

/** High enough for parts that stay while the rest scrolls; hardly ever so at 400 % zoom. */
const high = '(height >= 25rem)';

/** Of the window, without the bar at its top. */
const rest = 'calc(100dvh - 4rem)';

/** The list beside the conversation; on narrow screens only one of them. */
export const places = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: space[8] },
    },
  }),
);

/** Beside a conversation, it scrolls by itself. */
const pane = {
  position: 'sticky',
  insetBlockStart: 0,
  maxHeight: '100dvh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  // Rings of the focus would be cut off.
  paddingInline: space[3],
  marginInline: `calc(-1 * ${space[3]})`,
} as const;

const listPane = style(
  inPages({
    minWidth: 0,
    '@media': { [`${media.wide} and ${high}`]: { ...pane, paddingBlockEnd: space[6] } },
  }),
);

export const listPlace = styleVariants({
  alone: [listPane],
  beside: [listPane, inPages({ '@media': { [media.belowWide]: { display: 'none' } } })],
});

/** As far from the top as the title of a page. */
export const listTitle = style(inPages({ paddingBlock: `${space[8]} ${space[6]}` }));

export const bar = style(inPages({ display: 'grid', gap: space[4], marginBlockEnd: space[4] }));

export const list = style(
  inPages({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);

/** In the place of a conversation, where there are some to choose from. */
export const choose = style(
  inPages({
    display: 'grid',
    placeContent: 'center',
    minHeight: rest,
    borderInlineStart: `1px solid ${color.border.hairline}`,
    '@media': { [media.belowWide]: { display: 'none' } },
  }),
);

globalStyle(`${choose} > *`, inPages({ alignItems: 'center' }));
globalStyle(`${places}:not(:has(${list})) > ${choose}`, inPages({ visibility: 'hidden' }));

export const thread = style(
  inPages({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    selectors: {
      // Wider than its words, which stand in line with all others of the page.
      '&:is(:hover, [aria-current])': {
        background: color.background.sunken,
        boxShadow: `${space[3]} 0 ${color.background.sunken}, calc(-1 * ${space[3]}) 0 ${color.background.sunken}`,
      },
      '&[aria-current]': {
        boxShadow: `${space[3]} 0 ${color.background.sunken}, -9px 0 ${color.background.sunken}, calc(-1 * ${space[3]}) 0 ${color.focus}`,
      },
    },
  }),
);

/** The whole entry can be pressed. */
globalStyle(
  `${thread} a::after`,
  inPages({ content: '', position: 'absolute', inset: `0 calc(-1 * ${space[3]})` }),
);
globalStyle(`${thread} a:focus-visible`, inPages({ outline: 'none' }));
globalStyle(
  `${thread} a:focus-visible::after`,
  inPages({ outline: `2px solid ${color.focus}`, outlineOffset: '-2px' }),
);

export const threadText = style(inPages({ display: 'grid', gap: '2px', minWidth: 0 }));

export const line = style(
  inPages({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[3],
    minWidth: 0,
  }),
);

globalStyle(`${line} > :not(:first-child)`, inPages({ flexShrink: 0, whiteSpace: 'nowrap' }));

/** One line of a text that may be long. */
export const excerpt = style(inPages({ minWidth: 0 }));

globalStyle(
  `${excerpt} > *`,
  inPages({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

// Names are not what stands out in a list of names, unless something is unread.
globalStyle(
  `${thread} ${excerpt} > a`,
  inPages({
    minHeight: 0,
    color: color.foreground.plain,
    fontWeight: font.weight.medium,
  }),
);
globalStyle(`${thread}[data-unread] ${excerpt} > *`, inPages({ color: color.foreground.plain }));
globalStyle(`${thread}[data-unread] ${excerpt} > a`, inPages({ fontWeight: font.weight.bold }));

export const appointment = style(
  inPages({ color: color.tone.match.foreground, fontWeight: font.weight.medium }),
);

/** Its name, what is agreed on and the match, what is written, and what to write: the match stands beside all of it. */
export const conversation = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr auto',
    gridTemplateAreas: '"head" "side" "log" "write"',
    alignItems: 'start',
    minWidth: 0,
    '@media': {
      [high]: { minHeight: rest },
      [besideMatch]: {
        gridTemplateColumns: 'minmax(0, 1fr) 19rem',
        gridTemplateRows: 'auto 1fr auto',
        gridTemplateAreas: '"head side" "log side" "write side"',
        columnGap: space[8],
      },
    },
  }),
);

const staying = {
  position: 'sticky',
  zIndex: 1,
  background: color.background.page,
} as const;

export const head = style(
  inPages({
    gridArea: 'head',
    minWidth: 0,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    '@media': { [high]: { ...staying, insetBlockStart: 0 } },
  }),
);

globalStyle(`${head} > header`, inPages({ paddingBlock: space[2], gap: 0 }));

// The title is level with that of the list, and its actions stay beside it.
globalStyle(`${head} > header`, inPages({ '@media': { [media.wide]: { paddingBlock: `${space[8]} 0` } } }));
globalStyle(`${head} > header > :last-child`, inPages({ alignItems: 'center', flexWrap: 'nowrap' }));
globalStyle(`${head} > header > :last-child > :first-child`, inPages({ flexBasis: 0 }));
// A quiet button bears no edge: its words end where the line does.
globalStyle(
  `${head} > header > :last-child > :nth-child(2)`,
  inPages({ marginInlineEnd: `calc(-1 * ${space[3]})` }),
);
globalStyle(`${head} > :nth-child(2)`, inPages({ marginBlockEnd: space[3] }));

export const side = style(
  inPages({
    gridArea: 'side',
    display: 'grid',
    gap: space[4],
    minWidth: 0,
    paddingBlockStart: space[4],
    '@media': {
      [besideMatch]: { gap: space[6], paddingBlock: space[8] },
      [`${besideMatch} and ${high}`]: pane,
    },
  }),
);

// Without a match the conversation takes its place.
globalStyle(`${side}:empty`, inPages({ display: 'none' }));
globalStyle(
  `${conversation}:has(> ${side}:empty)`,
  inPages({ '@media': { [besideMatch]: { gridTemplateColumns: 'minmax(0, 1fr) 0', columnGap: 0 } } }),
);

/** What can be done stands in one line, in letters of one size. */
export const about = style(inPages({}));

globalStyle(`${about} a`, inPages({ fontSize: font.size.small }));
globalStyle(
  `${about} > * > :last-child`,
  inPages({
    '@media': {
      [media.medium]: { marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${space[3]})` },
    },
  }),
);

export const log = style(
  inPages({ gridArea: 'log', display: 'grid', gap: space[5], minWidth: 0, paddingBlock: space[5] }),
);

/** What is written goes on above it. */
export const write = style(
  inPages({
    gridArea: 'write',
    display: 'grid',
    gap: space[2],
    minWidth: 0,
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [high]: { ...staying, insetBlockEnd: 0 } },
  }),
);

/** Files are attached at one end of its last line, and all is sent at the other. */
globalStyle(
  `${write} form > div`,
  inPages({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 }),
);
globalStyle(`${write} form > div > *`, inPages({ gridColumn: '1 / -1' }));
globalStyle(`${write} form > div > * + *`, inPages({ marginBlockStart: space[3] }));
globalStyle(`${write} form > div > :is([role='group'], :last-child)`, inPages({ gridRow: 3 }));
globalStyle(`${write} form > div > :last-child`, inPages({ gridColumn: 2, alignSelf: 'end' }));
globalStyle(
  `${write} form [role='group']`,
  inPages({ display: 'flex', flexDirection: 'column', gap: space[3] }),
);
// Where their hint has no room beside the button, it stands above: both buttons end on one line.
globalStyle(
  `${write} form [role='group'] > :first-child`,
  // Its border, seen while files are dragged over it, hangs out.
  inPages({ flexWrap: 'wrap-reverse', order: 1, margin: '-1px', paddingInlineEnd: '7.5rem' }),
);

/** As high as what is typed. */
globalStyle(
  `${write} textarea`,
  inPages({ fieldSizing: 'content', maxHeight: '30dvh', resize: 'none' } as object),
);

/** Stands apart from what is written. */
export const viewing = style(
  inPages({
    minWidth: 0,
    padding: space[4],
    borderRadius: radius.medium,
    border: `1px solid ${color.border.hairline}`,
    background: color.background.surface,
  }),
);

/** Without a frame its letters begin where those of the others do, also in a line of its own. */
export const viewingSteps = style(
  inPages({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[2] }),
);

globalStyle(`${viewingSteps}:empty`, inPages({ display: 'none' }));

export const quietStep = style(
  inPages({ display: 'inline-flex', marginInlineStart: `calc(-1 * ${space[3]})` }),
);

export const viewingFields = style(
  inPages({
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    maxWidth: '40rem',
  }),
);

globalStyle(`${viewingFields} > *`, inPages({ minWidth: 0 }));
