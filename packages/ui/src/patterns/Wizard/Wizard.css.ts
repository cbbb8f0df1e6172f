import { globalStyle, style } from '@vanilla-extract/css';
import { root as disclosure } from '../../components/Disclosure/Disclosure.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText, smallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';
import { recipe } from '@vanilla-extract/recipes';

const { color, font, motion, radius, space } = vars;

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    maxWidth: vars.measure.form,
  }),
);

export const progress = style(inPatterns({ ...mutedSmallText, marginBlockEnd: space[1] }));

export const form = style(inPatterns({ display: 'contents' }));

export const fields = style(inPatterns({ minWidth: 0 }));

export const ways = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[3],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    paddingBlockStart: space[5],
  }),
);

// What opens and closes ends with a rule itself.
globalStyle(
  `${fields}:has(> * > :last-child ${disclosure.classNames.variants.variant.section}:last-child) + ${ways}`,
  inPatterns({ paddingBlockStart: 0, borderBlockStart: 'none' }),
);

export const way = style(
  inPatterns({
    minWidth: 0,
    selectors: {
      '&:empty': { display: 'none' },
      // A quiet button bears no edge: its words stand where the lines above begin.
      '&:first-child': { marginInlineStart: `calc(-1 * ${space[5]})` },
      '&:last-child': { marginInlineStart: 'auto' },
    },
    // There every button has an edge.
    '@media': {
      [media.forcedColors]: { selectors: { '&:first-child': { marginInlineStart: 0 } } },
    },
  }),
);

// Its line is kept free, so that nothing moves when it appears.
export const draft = style(
  inPatterns({
    minHeight: '1.25rem',
    marginBlockStart: `calc(-1 * ${space[5]})`,
    ...mutedSmallText,
    textAlign: 'end',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

globalStyle(`${draft} button`, inPatterns({ marginInlineEnd: `calc(-1 * ${space[3]})` }));

// Its own container, so that what is hidden inside cannot widen the page.
export const steps = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[3],
    ...smallText,
    '@media': { [media.narrow]: { columnGap: space[1] } },
  }),
);

export const step = recipe({
  base: inPatterns({
    // As wide as its name, so that the names keep the same distance.
    flex: '1 1 auto',
    minWidth: 0,
    borderBlockStart: `2px solid ${color.border.hairline}`,
    color: color.foreground.muted,
    '@media': { [media.narrow]: { flex: '1 1 2.75rem' } },
  }),
  variants: {
    kind: {
      current: inPatterns({
        borderColor: color.border.rule,
        color: color.foreground.plain,
        fontWeight: font.weight.strong,
        '@media': {
          [media.narrow]: { flex: '4 1 5.5rem' },
          [media.forcedColors]: { borderColor: 'Highlight', borderBlockStartWidth: '4px' },
        },
      }),
      done: inPatterns({ borderColor: color.tone.match.graphic, color: color.foreground.plain }),
      open: {},
      locked: {},
    },
  },
});

const stepLook = {
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minHeight: '2.25rem',
  paddingBlock: space[2],
  color: 'inherit',
  '@media': { [media.touch]: { minHeight: vars.measure.target } },
} as const;

export const stepWay = style(inPatterns(stepLook));

export const link = style(
  inPatterns({
    ...stepLook,
    borderRadius: radius.small,
    textDecorationLine: 'underline',
    textDecorationColor: color.border.control,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    transition: `color ${motion.quick} ${motion.ease}`,
    selectors: { '&[data-hovered]': { color: color.foreground.link, textDecorationColor: 'currentColor' } },
  }),
);

export const number = recipe({
  base: inPatterns({ flexShrink: 0, minWidth: '1rem', fontVariantNumeric: 'tabular-nums' }),
  variants: {
    kind: {
      // Said above the heading, and its name needs the room.
      current: inPatterns({ '@media': { [media.narrow]: { display: 'none' } } }),
      done: inPatterns({ alignSelf: 'center', color: color.tone.match.foreground, lineHeight: 0, zoom: 0.8 }),
      open: {},
      locked: {},
    },
  },
});

export const name = recipe({
  base: inPatterns({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }),
  variants: {
    isCurrent: {
      true: {},
      // There is room for one name; the others keep theirs for screen readers.
      false: inPatterns({
        '@media': {
          [media.narrow]: {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        },
      }),
    },
  },
});
