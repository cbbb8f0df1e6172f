import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText, smallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';
import { recipe } from '@vanilla-extract/recipes';

const { color, font, radius, space } = vars;

/** The steps above the fields; where there is room, beside them, as the sections of other long forms are. */
export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[6],
    paddingBlockStart: space[8],
    '@media': {
      [media.wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: space[10] },
      [media.narrow]: { paddingBlockStart: space[5] },
    },
  }),
);

export const head = style(inPatterns({ '@media': { [media.wide]: { gridArea: '1 / 1 / auto / -1' } } }));

export const progress = style(inPatterns({ ...mutedSmallText, marginBlockEnd: space[1] }));

// Its own container, so that what is hidden inside cannot widen the page.
export const steps = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[3],
    ...smallText,
    '@media': {
      [media.wide]: { flexDirection: 'column', rowGap: 0 },
      [media.narrow]: { columnGap: space[1] },
    },
  }),
);

export const step = recipe({
  base: inPatterns({
    // As wide as its name, so that the names keep the same distance.
    flex: '1 1 auto',
    minWidth: 0,
    border: `0 solid ${color.border.hairline}`,
    borderBlockStartWidth: '2px',
    color: color.foreground.muted,
    '@media': {
      [media.wide]: { borderWidth: 0, borderInlineStartWidth: '2px', paddingInlineStart: space[4] },
      [media.narrow]: { flex: '1 1 2.75rem' },
    },
  }),
  variants: {
    kind: {
      current: inPatterns({
        borderColor: color.border.rule,
        color: color.foreground.plain,
        fontWeight: font.weight.strong,
        '@media': {
          [media.narrow]: { flex: '4 1 auto' },
          [media.forcedColors]: { borderColor: 'Highlight' },
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
    textDecoration: `underline 1px ${color.border.control}`,
    textUnderlineOffset: '0.25em',
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
