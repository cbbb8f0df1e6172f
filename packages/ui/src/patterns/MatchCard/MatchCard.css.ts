import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { layers } from '../../theme/layers.css.ts';
import { media as query } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

/** A card with room for a larger picture, and for the match beside the title. */
const roomy = '(inline-size >= 36rem)';
/** Beside a picture, with room for two details on a line. */
const roomyForTwo = '(inline-size >= 40rem)';

export const card = style(
  inPatterns({
    position: 'relative',
    containerType: 'inline-size',
    minWidth: 0,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    '@media': { [query.print]: { breakInside: 'avoid' } },
  }),
);

export const layout = recipe({
  base: inPatterns({
    display: 'grid',
    alignItems: 'start',
    columnGap: space[3],
    rowGap: space[2],
    padding: space[3],
    '@container': { [roomy]: { columnGap: space[5], padding: space[4] } },
  }),
  variants: {
    hasPicture: {
      true: inPatterns({
        gridTemplate: `
          "media head"
          "meter details"
          "reasons reasons" / minmax(6rem, 40%) minmax(0, 1fr)`,
        '@container': {
          [roomy]: {
            gridTemplate: `
              "media head meter action"
              "media details details details"
              "media reasons reasons reasons"
              "media description description description" 1fr / 13rem minmax(0, 1fr) auto auto`,
          },
        },
      }),
      false: inPatterns({
        gridTemplate: `
          "head meter action"
          "details details details"
          "reasons reasons reasons"
          "description description description" / minmax(0, 1fr) auto auto`,
      }),
    },
  },
});

/** Four to three, as the drawings are. */
export const media = style(
  inPatterns({
    position: 'relative',
    gridArea: 'media',
    aspectRatio: '4 / 3',
    borderRadius: radius.small,
    background: color.background.sunken,
    overflow: 'hidden',
    // Named by whoever lets it move to the page of the match.
    viewTransitionName: 'var(--tilava-moving-picture, none)',
  }),
);

export const picture = style(
  inPatterns({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
);

globalStyle(`${media} > span`, {
  '@layer': { [layers.patterns]: { position: 'absolute', inset: 0 } },
});

export const head = style(
  inPatterns({
    gridArea: 'head',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[2],
    minWidth: 0,
    '@container': { [roomy]: { display: 'contents' } },
  }),
);

export const name = style(
  inPatterns({
    flex: '1 1 6rem',
    gridArea: 'head',
    minWidth: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);

export const title = recipe({
  base: inPatterns({ display: 'flex', alignItems: 'center', columnGap: space[2] }),
  variants: {
    hasAvatar: {
      // The name stays beside it, on two lines if need be.
      true: inPatterns({ marginBlockEnd: space[1] }),
      false: inPatterns({ flexWrap: 'wrap' }),
    },
  },
});

// Its word has the gap beside it, too, and then stands on one line.
export const meter = style(
  inPatterns({ gridArea: 'meter', minWidth: 0, maxWidth: '9rem', marginInlineEnd: `calc(-1 * ${space[2]})` }),
);

const { hasPicture } = layout.classNames.variants;

// Its rings stand in line from card to card, however long their words are.
globalStyle(`${hasPicture.false} > ${meter}`, inPatterns({ minWidth: '8.5rem' }));
globalStyle(
  `${hasPicture.true} > ${meter}:not(:empty)`,
  inPatterns({ '@container': { [roomy]: { minWidth: '8.5rem' } } }),
);

// Without one, the details follow the title at once.
globalStyle(
  `${hasPicture.true}:not(:has(> ${meter}:not(:empty)))`,
  inPatterns({
    '@container': {
      '(inline-size < 36rem)': {
        gridTemplate: `
          "media head"
          "media details" 1fr
          "reasons reasons" / minmax(6rem, 40%) minmax(0, 1fr)`,
      },
    },
  }),
);
globalStyle(`${hasPicture.true} > ${meter}:empty`, inPatterns({ display: 'none' }));

export const facts = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    lineHeight: 1.375,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const price = style(
  inPatterns({
    marginBlockStart: space[1],
    fontSize: font.size.heading,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.heading,
    letterSpacing: font.tracking.heading,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Where there is room, two on a line beside a picture, else as many as fit. */
export const details = recipe({
  base: inPatterns({ gridArea: 'details', minWidth: 0, overflowWrap: 'anywhere' }),
  variants: {
    hasPicture: {
      true: inPatterns({
        '@container': {
          // A fixed width: the second column stands in line from card to card, whatever the first contains.
          [roomyForTwo]: {
            display: 'grid',
            gridTemplateColumns: '11.5rem minmax(0, 1fr)',
            columnGap: space[4],
          },
        },
      }),
      false: inPatterns({
        '@container': { [roomy]: { display: 'flex', flexWrap: 'wrap', columnGap: space[4] } },
      }),
    },
  },
});

export const detail = style(
  inPatterns({
    display: 'flow-root',
    ...mutedSmallText,
    // What it is found by.
    selectors: {
      '&:first-child': { color: color.foreground.plain },
      // One that stands alone on its line has all of it.
      '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
  }),
);

export const moreDetail = style([
  detail,
  inPatterns({ display: 'none', '@container': { [roomy]: { display: 'flow-root' } } }),
]);

export const reasons = style(inPatterns({ gridArea: 'reasons', minWidth: 0 }));

/** The whole text stands on the match's own page. */
export const description = style(
  inPatterns({
    ...mutedSmallText,
    gridArea: 'description',
    display: 'none',
    overflow: 'hidden',
    '@container': {
      [roomy]: { display: 'block', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  }),
);

// In the corner, as far from its edges as the words are, and above the link that covers the card.
export const action = style(
  inPatterns({
    position: 'relative',
    zIndex: 1,
    gridArea: 'action',
    maxWidth: `calc(100% + 2 * ${space[2]})`,
    margin: `calc(-1 * ${space[2]})`,
    '@container': { [roomy]: { maxWidth: 'none' } },
    '@media': { [query.print]: { display: 'none' } },
  }),
);

export const link = style(
  inPatterns({
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      // The link covers the card: one place to go, one thing to reach by Tab.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&:focus-visible::after': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-3px',
        borderRadius: radius.medium,
      },
    },
  }),
);
