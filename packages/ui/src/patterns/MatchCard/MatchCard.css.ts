import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { layers } from '../../theme/layers.css.ts';
import { media as query } from '../../tokens/media.ts';

const { color, font, measure, radius, space } = vars;

/** A card with room beside its text: the match and the action stand there, one above the other. */
const roomy = '(inline-size >= 36rem)';

export const card = recipe({
  base: inPatterns({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    containerType: 'inline-size',
    minWidth: 0,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    background: color.background.surface,
    overflow: 'clip',
    '@media': { [query.print]: { breakInside: 'avoid' } },
  }),
  variants: {
    hasPicture: { true: inPatterns({ gridTemplateColumns: 'minmax(4.5rem, 22%) minmax(0, 1fr)' }) },
  },
});

/** As high as the card; the picture is cut to it. */
export const media = style(
  inPatterns({
    position: 'relative',
    minHeight: '7.5rem',
    borderInlineEnd: `1px solid ${color.border.hairline}`,
    background: color.background.sunken,
    overflow: 'hidden',
  }),
);

export const picture = style(
  inPatterns({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
);

// A drawing is four to three: as high as the card, its middle is what is seen.
globalStyle(`${media} > span`, {
  '@layer': { [layers.patterns]: { position: 'absolute', inset: 0 } },
});
globalStyle(`${media} svg`, {
  '@layer': {
    [layers.patterns]: {
      position: 'absolute',
      insetBlock: 0,
      left: '50%',
      width: 'auto',
      minWidth: '100%',
      maxWidth: 'none',
      height: '100%',
      transform: 'translateX(-50%)',
    },
  },
});

export const content = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    minWidth: 0,
    padding: space[3],
    '@container': {
      [roomy]: {
        display: 'grid',
        gridTemplate: 'auto 1fr auto / minmax(0, 1fr) auto',
        columnGap: space[4],
      },
    },
  }),
);

// Long words wrap within the title and within the meter before the two leave their line.
export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[3],
    rowGap: space[1],
    '@container': { [roomy]: { display: 'contents' } },
  }),
);

export const title = style(
  inPatterns({ flex: '1 1 5rem', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const meter = style(
  inPatterns({
    flexShrink: 0,
    maxWidth: '8.25rem',
    '@container': { [roomy]: { gridArea: '1 / 2 / span 2', justifySelf: 'end' } },
  }),
);

export const end = style(
  inPatterns({
    display: 'flex',
    flex: 1,
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: space[2],
    '@container': { [roomy]: { display: 'contents' } },
  }),
);

export const text = style(
  inPatterns({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@container': { [roomy]: { gridArea: '2 / 1 / span 2' } },
  }),
);

export const facts = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    marginBlockEnd: space[1],
    fontWeight: font.weight.strong,
    lineHeight: 1.375,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Where there is room, as many as fit on a line. */
export const details = style(
  inPatterns({
    '@container': { [roomy]: { display: 'flex', flexWrap: 'wrap', columnGap: space[4] } },
  }),
);

export const detail = style(inPatterns({ display: 'flow-root', ...mutedSmallText }));

export const moreDetail = style([
  detail,
  inPatterns({ display: 'none', '@container': { [roomy]: { display: 'flow-root' } } }),
]);

/** The whole text stands on the match's own page. */
export const description = style([
  detail,
  inPatterns({
    display: 'none',
    maxWidth: measure.text,
    overflow: 'hidden',
    '@container': {
      [roomy]: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
    },
  }),
]);

// In the corner, as far from its edges as the words are, and above the link that covers the card.
export const action = style(
  inPatterns({
    position: 'relative',
    zIndex: 1,
    flexShrink: 0,
    margin: `calc(-1 * ${space[2]})`,
    '@container': { [roomy]: { gridArea: '3 / 2', justifySelf: 'end' } },
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
    '@media': {
      [query.forcedColors]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } },
    },
  }),
);
