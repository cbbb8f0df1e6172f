import { style, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { root as disclosure } from '../../../components/Disclosure/Disclosure.css.ts';
import { root as choice } from '../../../components/Field/choice.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { mutedSmallText } from '../../../theme/looks.ts';
import { media } from '../../../tokens/media.ts';
import { contents } from '../../../lazy/lazy.css.ts';

const { color, density, font, radius, space } = vars;

export const form = recipe({
  base: inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: density.fieldGap,
    width: '100%',
    minWidth: 0,
  }),
  variants: {
    layout: {
      wide: inPatterns({ maxWidth: vars.measure.form }),
      // As wide as what is at the side and the fields beside it, at whose end the rules between sections end.
      sections: inPatterns({
        containerType: 'inline-size',
        maxWidth: `calc(${vars.measure.form} * 4 / 3 + ${space[10]})`,
      }),
      narrow: inPatterns({ maxWidth: '26rem' }),
      compact: inPatterns({ gap: space[3], maxWidth: '28rem' }),
      line: inPatterns({
        '@media': {
          [media.medium]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            alignItems: 'start',
            columnGap: space[6],
            rowGap: space[4],
          },
          [media.wide]: {
            gridTemplateColumns: 'repeat(2, minmax(0, 3fr)) minmax(0, 4fr) minmax(8rem, auto)',
          },
        },
      }),
    },
  },
});

/** High enough for a bar that stays; hardly ever so at 400 % zoom. */
const high = '(height >= 30rem)';

/** What became of it, the ways on, and what is said of them. */
export const send = recipe({
  base: inPatterns({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 }),
  variants: {
    layout: {
      wide: {},
      // A long form is saved from anywhere.
      sections: inPatterns({
        '@media': {
          [high]: {
            position: 'sticky',
            zIndex: 1,
            insetBlockEnd: 0,
            paddingBlock: space[3],
            borderBlockStart: `1px solid ${color.border.hairline}`,
            background: color.background.page,
          },
          [media.print]: { position: 'static' },
        },
      }),
      narrow: {},
      compact: {},
      line: inPatterns({ '@media': { [media.medium]: { display: 'contents' } } }),
    },
  },
});

/** Beside the frames of fields, which are below a line of label. */
const besideFrames = {
  marginBlockStart: `calc(${font.size.small} * ${font.lineHeight.small} + ${space[1]} + 2px)`,
} as const;

const withSecondary = ':has(> :nth-child(2))';

export const ways = recipe({
  base: inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minWidth: 0 }),
  variants: {
    layout: {
      wide: inPatterns({
        justifyContent: 'flex-end',
        paddingBlockStart: space[2],
        selectors: {
          // As in a Wizard: the other way at the beginning of the line, far from the main one.
          [`&${withSecondary}`]: {
            justifyContent: 'space-between',
            paddingBlockStart: space[5],
            borderBlockStart: `1px solid ${color.border.hairline}`,
          },
        },
      }),
      sections: inPatterns({ justifyContent: 'flex-end' }),
      narrow: inPatterns({ flexDirection: 'column', alignItems: 'stretch' }),
      compact: {},
      line: inPatterns({
        flexDirection: 'column',
        alignItems: 'stretch',
        '@media': {
          [media.medium]: { gridArea: '2 / 2' },
          [media.wide]: { gridArea: '1 / 4', ...besideFrames },
        },
      }),
    },
  },
});

// What takes the focus is not scrolled to beneath the bar.
globalStyle(
  `html:has(${send.classNames.variants.layout.sections})`,
  inPatterns({ '@media': { [high]: { scrollPaddingBlockEnd: '7.5rem' } } }),
);

// A quiet button bears no edge: its words stand where the lines above begin.
globalStyle(
  `${ways.classNames.variants.layout.wide} > button:first-child`,
  inPatterns({
    marginInlineStart: `calc(-1 * ${space[5]})`,
    '@media': { [media.forcedColors]: { marginInlineStart: 0 } },
  }),
);

export const main = style(inPatterns({ minWidth: 0 }));

export const draft = style(
  inPatterns({
    ...mutedSmallText,
    selectors: { [`${ways.classNames.variants.layout.wide}${withSecondary} + &`]: { textAlign: 'end' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

// Its words end where the buttons above do.
globalStyle(
  `${ways.classNames.variants.layout.wide}${withSecondary} + ${draft} button`,
  inPatterns({ marginInlineEnd: `calc(-1 * ${space[3]})` }),
);

const inTone = (tone: 'danger' | 'match') =>
  inPatterns({
    borderColor: color.tone[tone].border,
    // The bar at the side tells it from a note, also without colour.
    borderInlineStartColor: color.tone[tone].graphic,
    background: color.tone[tone].background,
    color: color.tone[tone].foreground,
  });

// Silent, it takes no room, not even a gap, and stays known to screen readers.
export const region = style(
  inPatterns({ gridColumn: '1 / -1', minWidth: 0, selectors: { '&:empty': { position: 'absolute' } } }),
);

export const message = recipe({
  base: inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[2],
    paddingBlock: space[3],
    paddingInline: space[4],
    borderStyle: 'solid',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderRadius: radius.small,
    overflowWrap: 'anywhere',
  }),
  variants: { tone: { danger: inTone('danger'), match: inTone('match') } },
});

export const messageText = style(inPatterns({ minWidth: 0 }));

const inLine = `${form.classNames.variants.layout.line} > &`;

/** Remembering and forgetting, on one line where there is room. */
export const memory = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
    minWidth: 0,
    '@media': {
      [media.medium]: { selectors: { [inLine]: { minHeight: density.controlHeight } } },
      [media.wide]: { selectors: { [inLine]: besideFrames } },
    },
  }),
);

// Its words end where the fields do.
globalStyle(`${memory} > button`, inPatterns({ marginInlineEnd: `calc(-1 * ${space[3]})` }));

/** After the fields and the button of a line, from edge to edge. */
export const lineEnd = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gridColumn: '1 / -1',
    gap: space[4],
  }),
);

export const section = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: density.fieldGap,
    minWidth: 0,
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);

// As the parts of a page do: what the fields are about at the side, the fields beside it.
const { sections } = form.classNames.variants.layout;
const inColumns = (rule: StyleRule) => inPatterns({ '@container': { '(inline-size >= 60rem)': rule } });
globalStyle(
  `${sections} :is(${section}, ${send.classNames.base})`,
  inColumns({
    display: 'grid',
    gridTemplateColumns: `minmax(14rem, 1fr) minmax(0, 3fr)`,
    columnGap: space[10],
  }),
);
globalStyle(
  `${sections} :is(${section}, ${send.classNames.base}) > *`,
  inColumns({ gridColumn: 2, maxWidth: vars.measure.form }),
);
globalStyle(`${sections} ${section} > :is(h2, h3)`, inColumns({ gridColumn: 1, gridRow: 1 }));
// The page's heading is right above.
globalStyle(
  `${sections} > :first-child > ${section}:first-child`,
  inPatterns({ paddingBlockStart: 0, borderBlockStart: 'none' }),
);

// Sections stand farther apart than fields, also where some of them come together in one component.
globalStyle(
  `${form.classNames.base} > :is(${section}, :has(> ${section})) + :is(${section}, :has(> ${section}:first-child))`,
  inPatterns({ marginBlockStart: `calc(${space[8]} - ${density.fieldGap})` }),
);

// What opens and closes ends with a rule itself.
globalStyle(
  `${form.classNames.base} > :has(${disclosure.classNames.variants.variant.section}) + ${section}`,
  inPatterns({ paddingBlockStart: 0, borderBlockStart: 'none' }),
);

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    alignItems: 'start',
    columnGap: space[6],
    rowGap: space[1],
    minWidth: 0,
    // Each field ends with the distance to the next.
    marginBlockEnd: `calc(${space[1]} - ${density.fieldGap})`,
  }),
);

// A lazy field lies one deeper than others.
const field = `:is(${row} > div:not(${contents}), ${row} > ${contents} > div)`;

// A field's question and its control lie in rows that it shares with its neighbours, so that help for one of them
// moves no control out of the line. Between fields lie templates of react-aria's, which stay unseen.
globalStyle(
  field,
  inPatterns({
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    paddingBlockEnd: `calc(${density.fieldGap} - ${space[1]})`,
  }),
);
globalStyle(`${field} > :first-child`, inPatterns({ alignSelf: 'end' }));

// A box after two fields is about the second, below which it stands.
globalStyle(
  `${row} > ${choice}`,
  inPatterns({
    gridColumn: '-2 / -1',
    marginBlockStart: `calc(${space[2]} - ${density.fieldGap})`,
  }),
);
