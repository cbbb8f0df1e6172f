import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

/** From here on, four columns fit, and the page scrolls them. */
const isBroad = '(width >= 80rem)';

const cornerWidth = '14rem';

// What there is to scroll to shows as a line along the edge, which lies under the sheet once there is nothing more.
const cover = (side: string) => `linear-gradient(to ${side}, ${color.background.page} 50%, transparent)`;

export const scroller = style(
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
      [isBroad]: { overflow: 'visible', background: 'none' },
      [media.print]: { overflow: 'visible', background: 'none' },
    },
  }),
);

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
const inRows = (count: number) => ({
  display: 'block',
  vars: { [tracks]: `repeat(${count}, minmax(7.25rem, 1fr))` },
  minWidth: `${count * 7.25}rem`,
});

export const columns = styleVariants(
  { two: [2, '0'], three: [3, '38rem'], four: [4, '49rem'] } as const,
  ([count, minWidth]) => inPatterns({ minWidth, '@media': { [media.narrow]: inRows(count) } }),
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

globalStyle(
  `${table} thead tr`,
  inPatterns({ '@media': { [media.narrow]: { borderBlockEndColor: color.border.rule } } }),
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
      [isBroad]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 2,
        background: color.background.page,
        boxShadow: `0 1px ${color.border.rule}`,
      },
      [media.print]: { position: 'static' },
    },
  }),
);
// A collapsed border would stay behind.
globalStyle(`${table} thead > tr > *`, inPatterns({ '@media': { [isBroad]: { border: 0 } } }));
globalStyle(
  `${table} thead:has(${head.pictured})`,
  inPatterns({ insetBlockStart: `calc(-13.25rem - 2 * ${space[2]})` }),
);

export const picture = style(
  inPatterns({
    gridColumn: wholeLine,
    gridRow: 1,
    minWidth: 0,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const lead = styleVariants({ plain: { gridColumn: 1 }, pictured: { gridColumn: wholeLine } }, (look) =>
  inPatterns({ ...look, gridRow: 2, minWidth: 0 }),
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
