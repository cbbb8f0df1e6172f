import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

const cornerWidth = '14rem';

// What there is to scroll to shows as a line along the edge, which lies under the sheet once there is nothing more.
const cover = (side: string) => `linear-gradient(to ${side}, ${color.background.page} 50%, transparent)`;

// A container's content gives it no width.
export const root = style(inPatterns({ containerType: 'inline-size', width: '100%' }));

/** Once all columns fit, the page scrolls them, and their titles stay in sight. */
const headPosition = createVar();

const fits = { overflow: 'visible', background: 'none', vars: { [headPosition]: 'sticky' } } as const;

const scrolled = style(
  inPatterns({
    overflowX: 'auto',
    // What takes the focus is not scrolled beneath the first column, which sticks.
    scrollPaddingInlineStart: cornerWidth,
    backgroundImage: `${cover('left')}, linear-gradient(${color.border.control}, ${color.border.control})`,
    backgroundPosition: '100% 0',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${space[8]} 100%, 2px 100%`,
    backgroundAttachment: 'local, scroll',
    '@media': {
      [media.narrow]: { scrollPaddingInlineStart: 0 },
      [media.print]: { overflow: 'visible', background: 'none' },
    },
  }),
);

/** By the number of columns: how many rem they need, in a table and in a phone's rows. */
const widths = { two: [0, 14.5], three: [38, 21.75], four: [48, 29] } as const;

export const scroller = styleVariants(widths, ([inTable, inRows]) => [
  scrolled,
  inPatterns({
    '@container': { [`(inline-size >= ${inTable}rem)`]: fits },
    '@media': { [media.narrow]: { '@container': { [`(inline-size >= ${inRows}rem)`]: fits } } },
  }),
]);

/** Of a phone's rows. */
const tracks = createVar();

// Tables below one another have their columns at the same places.
export const table = style(
  inPatterns({
    width: '100%',
    tableLayout: 'fixed',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  }),
);

// A head that is repeated on every page loses the arcs of its rings; their numbers and words are there.
globalStyle(`${table} thead :has(> svg)`, inPatterns({ '@media': { [media.print]: { display: 'none' } } }));

// On paper, a whole table fits a page.
globalStyle(`${table} :is(th, td)`, inPatterns({ '@media': { [media.print]: { paddingBlock: space[2] } } }));

/** On a phone, each row is a grid: the fact, and below it a value in each column, broad enough for most streets. */
export const columns = styleVariants(widths, ([inTable, inRows]) =>
  inPatterns({
    minWidth: `${inTable}rem`,
    '@media': {
      [media.narrow]: {
        display: 'block',
        vars: { [tracks]: `repeat(${inRows / 7.25}, minmax(7.25rem, 1fr))` },
        minWidth: `${inRows}rem`,
      },
    },
  }),
);

globalStyle(`${table} :is(thead, tbody)`, inPatterns({ '@media': { [media.narrow]: { display: 'block' } } }));

globalStyle(
  `${table} tr`,
  inPatterns({
    '@media': {
      [media.narrow]: {
        display: 'grid',
        gridTemplateColumns: tracks,
        borderBlockEnd: `1px solid ${color.border.hairline}`,
      },
    },
  }),
);

const cell = {
  padding: `${density.cellPadding} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  textAlign: 'start',
  textWrap: 'pretty',
  verticalAlign: 'baseline',
} as const;

/** The row has the line and the room around it. */
const narrowCell = { paddingBlock: `0 ${space[3]}`, paddingInline: `0 ${space[2]}`, border: 0 };

const value = {
  ...cell,
  '@media': {
    [media.narrow]: { ...narrowCell, fontSize: font.size.small, lineHeight: font.lineHeight.small },
  },
} as const;

export const corner = style(
  inPatterns({
    ...cell,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: cornerWidth,
    paddingInlineStart: 0,
    background: color.background.page,
    ...mutedSmallText,
    fontWeight: font.weight.regular,
    '@media': {
      [media.narrow]: {
        ...narrowCell,
        position: 'static',
        gridColumn: '1 / -1',
        width: 'auto',
        paddingBlock: `${space[3]} ${space[1]}`,
        background: 'none',
      },
      [media.print]: { background: 'none' },
    },
  }),
);

/** Stays where it is while the columns below it are scrolled. */
export const fact = style(
  inPatterns({ '@media': { [media.narrow]: { position: 'sticky', insetInlineStart: 0 } } }),
);

/** Above the names of the rows, under the same rule as the titles beside it. */
export const blank = style([
  corner,
  inPatterns({
    borderBlockEndColor: color.border.rule,
    // Still a cell: those below are counted by it.
    '@media': {
      [media.narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
    },
  }),
]);

export const column = style(
  inPatterns({
    ...value,
    paddingBlockStart: space[2],
    // A number stays with its street.
    textWrap: 'balance',
    verticalAlign: 'top',
    borderBlockEndColor: color.border.rule,
  }),
);

const wholeLine = '1 / -1';

const inOneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A picture above is no broader than it has to be, with the button in its corner. */
export const head = styleVariants(
  {
    plain: { '@media': { [media.narrow]: inOneColumn } },
    pictured: { maxInlineSize: '14rem', rowGap: space[2] },
  } as const,
  (look) => [
    style(
      inPatterns({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: space[2],
      }),
    ),
    inPatterns(look),
  ],
);

// The titles stay in sight, without what is above them.
globalStyle(
  `${table} thead`,
  inPatterns({
    '@media': {
      screen: {
        position: fallbackVar(headPosition, 'static'),
        insetBlockStart: 0,
        zIndex: 2,
        background: color.background.page,
        boxShadow: `0 1px ${color.border.rule}`,
      },
    },
  }),
);
// A collapsed border would stay behind.
globalStyle(`${table} thead :is(tr, th, td)`, inPatterns({ '@media': { screen: { border: 0 } } }));

export const picture = style(
  inPatterns({
    gridColumn: wholeLine,
    gridRow: 1,
    minWidth: 0,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

// In narrow columns, one meter's word takes two lines and another's one: their titles begin at the same height.
export const lead = styleVariants(
  {
    plain: { gridColumn: 1 },
    pictured: {
      gridColumn: wholeLine,
      '@container': { '(inline-size < 56rem)': { minBlockSize: '4.5rem' } },
    },
  } as const,
  (look) => inPatterns({ ...look, gridRow: 2, minWidth: 0 }),
);

export const title = style(inPatterns({ gridColumn: wholeLine, gridRow: 3, minWidth: 0 }));

/** On a phone without pictures below, where it does not break the name of a street, its icon where the title begins. */
export const removal = styleVariants(
  {
    plain: {
      gridRow: 2,
      '@media': {
        [media.narrow]: { gridColumn: 1, gridRow: 4, marginInlineStart: `calc(-1 * ${space[2]})` },
      },
    },
    pictured: {
      position: 'relative',
      zIndex: 1,
      gridRow: 1,
      borderRadius: radius.round,
      background: color.background.surface,
    },
  } as const,
  (look) => inPatterns({ gridColumn: 2, ...look }),
);

export const same = style(inPatterns({ ...value, color: color.foreground.muted }));

export const different = style(inPatterns({ ...value, fontWeight: font.weight.strong }));

// Beside a long value, the word that says how it stands out would leave its column.
globalStyle(
  `${table} td > span`,
  inPatterns({
    '@media': { [media.narrow]: { display: 'flex', width: 'fit-content', marginBlockStart: '2px' } },
  }),
);
