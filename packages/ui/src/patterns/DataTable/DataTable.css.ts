import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, motion, radius, space } = vars;

const hairline = `1px solid ${color.border.hairline}`;

// The container of every absolutely placed thing inside, so that none can widen the page.
export const root = style(inPatterns({ position: 'relative', minWidth: 0 }));

export const table = style(
  inPatterns({
    width: '100%',
    tableLayout: 'fixed',
    '@media': { [media.narrow]: { display: 'block' } },
  }),
);

export const head = style(
  inPatterns({
    borderBlockEnd: `1px solid ${color.border.rule}`,
    '@media': { [media.narrow]: { display: 'block', border: 0 } },
  }),
);

export const headRow = style(
  inPatterns({ '@media': { [media.narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: space[4] } } }),
);

/** What every cell has, of the head as of the body; in cards only their lines keep them apart. */
const box = style(
  inPatterns({
    paddingInlineEnd: space[4],
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    selectors: {
      '&:first-child': { paddingInlineStart: space[2] },
      '&:last-child': { paddingInlineEnd: space[2] },
    },
    '@media': { [media.narrow]: { selectors: { '&&': { paddingInline: 0 } } } },
  }),
);

export const columnHeader = recipe({
  base: [
    box,
    inPatterns({
      paddingBlock: `min(${space[2]}, ${density.cellPadding})`,
      ...mutedSmallText,
      fontWeight: font.weight.medium,
      verticalAlign: 'bottom',
      '@media': { [media.narrow]: { paddingBlock: 0 } },
    }),
  ],
  variants: {
    align: {
      start: inPatterns({ textAlign: 'start' }),
      end: inPatterns({ textAlign: 'end' }),
    },
    isSortable: {
      true: {},
      // The cards carry their own labels; what can be pressed stays in sight.
      false: inPatterns({
        '@media': {
          [media.narrow]: {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      }),
    },
  },
});

export const sortButton = style(
  inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '1.5rem',
    // Higher than its words, which stand on one line with those of the other headers.
    marginBlock: `calc((${font.lineHeight.small} * 1em - 1.5rem) / 2)`,
    maxWidth: '100%',
    borderRadius: '2px',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.foreground.plain },
      '&:not([data-sort="none"])': { color: color.foreground.plain },
    },
    '@media': {
      // Above cards they may stand on several lines, where none may reach into another.
      [media.narrow]: { marginBlock: 0 },
      [media.touch]: { minHeight: vars.measure.target, marginBlock: 0 },
    },
  }),
);

// Beside the last line of a header in two.
export const sortIcon = style(
  inPatterns({ flexShrink: 0, alignSelf: 'end', marginBlockEnd: '0.2rem', lineHeight: 0, zoom: 0.8 }),
);

export const idleSortIcon = style([sortIcon, inPatterns({ opacity: 0.6 })]);

export const body = style(inPatterns({ '@media': { [media.narrow]: { display: 'block' } } }));

export const row = recipe({
  base: inPatterns({
    position: 'relative',
    borderBlockEnd: hairline,
    '@media': {
      [media.narrow]: { display: 'block', paddingBlock: density.cellPadding },
    },
  }),
  variants: {
    isLink: {
      true: inPatterns({
        transition: `background-color ${motion.quick} ${motion.ease}`,
        '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.background.sunken } } } },
      }),
    },
  },
});

const bodyCell = style([box, inPatterns({ paddingBlock: density.cellPadding, verticalAlign: 'middle' })]);

export const cell = recipe({
  base: [
    bodyCell,
    inPatterns({
      '@media': {
        [media.narrow]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(7.5rem, 2fr) 5fr',
          columnGap: space[4],
          alignItems: 'start',
          paddingBlock: space[1],
          selectors: {
            '&[data-label]::before': {
              // The header cell already says it to screen readers.
              content: ['attr(data-label)', 'attr(data-label) / ""'],
              color: color.foreground.muted,
              fontSize: font.size.small,
            },
            '&:not([data-label])': { gridTemplateColumns: '1fr' },
          },
        },
      },
    }),
  ],
  variants: {
    align: {
      start: {},
      // A column of figures; the font's tabular commas and points would tear text apart in the others.
      end: inPatterns({
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        '@media': { [media.narrow]: { textAlign: 'start' } },
      }),
    },
  },
});

export const rowHeader = style([
  bodyCell,
  inPatterns({
    fontWeight: font.weight.strong,
    textAlign: 'start',
    '@media': {
      [media.narrow]: {
        display: 'block',
        paddingBlock: `0 ${space[2]}`,
        fontSize: font.size.lead,
        lineHeight: 1.35,
      },
    },
  }),
]);

export const selectColumn = style(inPatterns({ width: '2.75rem' }));

/** Before the columns: the box that selects a row, or in the head all rows. */
export const selectCell = style(
  inPatterns({
    paddingInlineStart: space[2],
    textAlign: 'start',
    verticalAlign: 'middle',
    '@media': {
      // In the corner of the card, where nothing else is.
      [media.narrow]: { position: 'absolute', insetBlockStart: space[2], insetInlineEnd: 0 },
    },
  }),
);

export const content = style(inPatterns({ minWidth: 0 }));

export const rowLink = style(
  inPatterns({
    color: 'inherit',
    textDecoration: `underline 1px ${color.border.control}`,
    textUnderlineOffset: '0.25em',
    outline: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.small },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 },
      '&[data-hovered]': { textDecorationColor: 'currentColor' },
    },
  }),
);

// What else can be pressed in a row lies above the link that covers it.
globalStyle(`${content} :is(a, button, input, select, label):not(${rowLink})`, {
  '@layer': { [layers.patterns]: { position: 'relative', zIndex: 1 } },
});

export const empty = style(
  inPatterns({
    borderBlockEnd: hairline,
    paddingInline: space[2],
    '@media': { [media.narrow]: { paddingInline: 0 } },
  }),
);

export const cards = style(inPatterns({ minWidth: 0 }));

// Padding instead of a gap: the room of cards that are not drawn is measured, card by card.
export const card = style(
  inPatterns({
    position: 'relative',
    paddingBlockEnd: space[3],
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

/** A card beside its box; on a phone, which has no room for that, the box is in the corner of the card's picture. */
export const selectableCard = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    '@media': { [media.narrow]: { display: 'block', position: 'relative' } },
  }),
);

globalStyle(
  `${selectableCard} > label`,
  inPatterns({
    '@media': {
      [media.narrow]: { position: 'absolute', insetBlockStart: space[2], insetInlineStart: space[2] },
    },
  }),
);

/** As high as the box that selects all rows, which has a gap below it where cards follow. */
export const allBoxPlace = style(
  inPatterns({
    minHeight: '1.75rem',
    selectors: { 'div > &': { marginBlockEnd: space[2] } },
    '@media': { [media.touch]: { minHeight: vars.measure.target } },
  }),
);

export const cardBody = style(inPatterns({ flex: 1, minWidth: 0 }));

export const more = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[4],
    paddingInline: space[2],
    '@media': { [media.narrow]: { paddingInline: 0 } },
  }),
);

export const progress = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

// Broad and in the colour of the plot's ring for the chosen row, slim and in ink for one that is passed over.
const lines = {
  chosen: { width: '4px', color: color.tone.attention.graphic, forced: 'Highlight' },
  passed: { width: '2px', color: color.foreground.plain, forced: 'CanvasText' },
} as const;

/** How a row stands out, without a colour of its own to tell it by. */
export type Mark = keyof typeof lines;

const afterwards = { content: '""', position: 'absolute', pointerEvents: 'none' } as const;

/** A line at the beginning of a row of a table. */
export const rowMarks = styleVariants(lines, () => inPatterns({ background: color.background.sunken }));

// In the first cell: whatever a row itself puts before its cells, browsers make a cell of.
for (const mark of ['chosen', 'passed'] as const) {
  const { width, color: line, forced } = lines[mark];
  globalStyle(`${rowMarks[mark]} > :first-child::before`, {
    '@layer': {
      [layers.patterns]: {
        ...afterwards,
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `${width} solid ${line}`,
        '@media': { [media.forcedColors]: { borderColor: forced } },
      },
    },
  });
}

const withBox = `&:has(> ${selectableCard})::before`;
const besideBox = (width: string) => ({
  selectors: { [withBox]: { insetInlineStart: `calc(${width} + ${space[1]})` } },
});

/** A line at the beginning of a card, behind its box. */
export const cardMarks = styleVariants(lines, ({ width, color: line, forced }) =>
  inPatterns({
    selectors: {
      '&::before': {
        ...afterwards,
        zIndex: 1,
        inset: 0,
        insetBlockEnd: space[3],
        borderInlineStart: `${width} solid ${line}`,
        borderRadius: radius.medium,
      },
    },
    '@media': {
      [media.medium]: besideBox('1.75rem'),
      [`${media.medium} and ${media.touch}`]: besideBox(vars.measure.target),
      [media.forcedColors]: { selectors: { '&::before': { borderColor: forced } } },
    },
  }),
);
