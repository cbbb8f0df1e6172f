import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, space } = vars;

const cornerWidth = { wide: '14rem', narrow: '6.5rem' };

// What there is to scroll to shows as a line along the edge, which lies under the sheet once there is nothing more.
const cover = (side: string) => `linear-gradient(to ${side}, ${color.background.page} 50%, transparent)`;

export const scroller = style(
  inPatterns({
    overflowX: 'auto',
    // What takes the focus is not scrolled beneath the first column, which sticks.
    scrollPaddingInlineStart: cornerWidth.wide,
    backgroundImage: `${cover('left')}, linear-gradient(${color.border.control}, ${color.border.control})`,
    backgroundPosition: '100% 0',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${space[8]} 100%, 2px 100%`,
    backgroundAttachment: 'local, scroll',
    '@media': {
      [media.narrow]: { scrollPaddingInlineStart: cornerWidth.narrow },
      [media.print]: { overflow: 'visible', background: 'none' },
    },
  }),
);

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

/** Two columns fit a phone; of more, each is as wide as the names of streets, and the rest is scrolled to. */
export const columns = styleVariants(
  { two: {}, three: { minWidth: '38rem' }, four: { minWidth: '49rem' } },
  inPatterns,
);

const cell = {
  padding: `${density.cellPadding} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;

export const corner = style(
  inPatterns({
    ...cell,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: cornerWidth.wide,
    paddingInlineStart: 0,
    background: color.background.page,
    ...mutedSmallText,
    fontWeight: font.weight.regular,
    '@media': { [media.narrow]: { width: cornerWidth.narrow } },
  }),
);

/** Above the names of the rows, under the same rule as the titles beside it. */
export const blank = style([corner, inPatterns({ borderBlockEndColor: color.border.rule })]);

export const column = style(
  inPatterns({
    ...cell,
    verticalAlign: 'top',
    borderBlockEndColor: color.border.rule,
  }),
);

export const head = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'start',
    columnGap: space[2],
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
  }),
);

export const title = style(
  inPatterns({ gridColumn: '1 / -1', gridRow: 2, '@media': { [media.narrow]: { gridRow: 'auto' } } }),
);

/** In the corner; on a phone, where it would break the name of a street beside it, below, its icon where the title begins. */
export const removal = style(
  inPatterns({
    gridColumn: 2,
    gridRow: 1,
    '@media': {
      [media.narrow]: {
        gridColumn: 1,
        gridRow: 'auto',
        marginInlineStart: `calc(-1 * ${space[2]})`,
      },
    },
  }),
);

export const same = style(inPatterns({ ...cell, color: color.foreground.muted }));

export const different = style(inPatterns({ ...cell, fontWeight: font.weight.strong }));

export const mark = style(
  inPatterns({ marginInlineEnd: space[1], color: color.foreground.plain, fontWeight: font.weight.bold }),
);
