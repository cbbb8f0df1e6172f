import { style, globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { inPatterns } from '../../../theme/layered.ts';
import { mutedSmallText } from '../../../theme/looks.ts';
import { media } from '../../../tokens/media.ts';
import { contents } from '../../../lazy/lazy.css.ts';

const { color, density, radius, space } = vars;

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
      narrow: inPatterns({ maxWidth: '26rem' }),
      compact: inPatterns({ gap: space[3], maxWidth: '26rem' }),
    },
  },
});

/** What became of it, the ways on, and what is said of them. */
export const send = style(
  inPatterns({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 }),
);

export const ways = recipe({
  base: inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minWidth: 0 }),
  variants: {
    layout: {
      wide: inPatterns({ justifyContent: 'flex-end', paddingBlockStart: space[2] }),
      narrow: inPatterns({ flexDirection: 'column', alignItems: 'stretch' }),
      compact: {},
    },
  },
});

export const main = style(inPatterns({ minWidth: 0 }));

export const draft = style(
  inPatterns({
    ...mutedSmallText,
    '@media': { [media.print]: { display: 'none' } },
  }),
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
export const region = style(inPatterns({ minWidth: 0, selectors: { '&:empty': { position: 'absolute' } } }));

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

// Sections stand farther apart than fields, also where some of them come together in one component.
globalStyle(
  `${form.classNames.base} > :is(${section}, :has(> ${section})) + :is(${section}, :has(> ${section}:first-child))`,
  inPatterns({ marginBlockStart: `calc(${space[8]} - ${density.fieldGap})` }),
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
