import { style, globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { root as disclosure } from '../../../components/Disclosure/Disclosure.css.ts';
import { root as choice } from '../../../components/Field/choice.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { mutedSmallText } from '../../../theme/looks.ts';
import { media } from '../../../tokens/media.ts';

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
      // Two columns of fields, which fill a tablet.
      sections: inPatterns({ maxWidth: '49rem' }),
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
      // A long form is saved from anywhere. What is said is at the start of the line, or above it.
      sections: inPatterns({
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        marginBlockStart: space[4],
        paddingBlock: space[3],
        borderBlockStart: `1px solid ${color.border.hairline}`,
        background: color.background.page,
        '@media': {
          [high]: { position: 'sticky', zIndex: 1, insetBlockEnd: 0 },
          // On phones, from edge to edge.
          [media.narrow]: { marginInline: `calc(-1 * ${space[4]})`, paddingInline: space[4] },
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
      sections: inPatterns({
        flex: '0 1 auto',
        columnGap: space[5],
        marginInlineStart: 'auto',
        '@media': { [media.narrow]: { flexBasis: '100%', justifyContent: 'space-between' } },
      }),
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
  `:is(${ways.classNames.variants.layout.wide}, ${ways.classNames.variants.layout.sections}) > button:first-child`,
  inPatterns({
    marginInlineStart: `calc(-1 * ${space[5]})`,
    '@media': { [media.forcedColors]: { marginInlineStart: 0 } },
  }),
);

export const main = style(inPatterns({ minWidth: 0 }));

// On phones, the main button takes what the other leaves.
globalStyle(
  `${ways.classNames.variants.layout.sections} > ${main}`,
  inPatterns({ '@media': { [media.narrow]: { flex: '1 1 60%' } } }),
);
globalStyle(
  `${ways.classNames.variants.layout.sections} > ${main} > button`,
  inPatterns({ '@media': { [media.narrow]: { width: '100%' } } }),
);

export const draft = style(
  inPatterns({
    ...mutedSmallText,
    selectors: {
      [`${ways.classNames.variants.layout.wide}${withSecondary} + &`]: { textAlign: 'end' },
      '&:empty': { position: 'absolute' },
    },
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
  inPatterns({
    gridColumn: '1 / -1',
    flexBasis: '100%',
    minWidth: 0,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
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
    // It takes the focus from a link to it, and is read there.
    outline: 'none',
  }),
);

const { sections } = form.classNames.variants.layout;

globalStyle(
  `${send.classNames.variants.layout.sections} > p`,
  inPatterns({ flex: '1 1 16rem', overflowWrap: 'anywhere' }),
);

// The page's heading is right above.
globalStyle(
  `:is(${sections}, :first-child) > ${section}:first-child`,
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
    rowGap: density.fieldGap,
    minWidth: 0,
  }),
);

// A box after two fields is about the second, below which it stands.
globalStyle(
  `${row} > ${choice}`,
  inPatterns({
    gridColumn: '-2 / -1',
    marginBlockStart: `calc(${space[2]} - ${density.fieldGap})`,
  }),
);
