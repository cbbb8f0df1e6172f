import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

export const root = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    // A container of queries has no width of its own.
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: '22rem',
    minInlineSize: 0,
    containerType: 'inline-size',
  }),
);

export const viewport = style(
  inPatterns({
    position: 'relative',
    flex: '1 1 0',
    minBlockSize: '16rem',
    overflow: 'hidden',
    borderRadius: radius.medium,
    border: `1px solid ${color.border.hairline}`,
  }),
);

/** Takes pointers, wheel and keys. */
export const surface = recipe({
  base: inPatterns({
    position: 'absolute',
    inset: 0,
    cursor: 'grab',
    userSelect: 'none',
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    selectors: {
      '&[data-over]': { cursor: 'pointer' },
      '&:active:not([data-over])': { cursor: 'grabbing' },
    },
  }),
  variants: {
    isInText: {
      true: inPatterns({ touchAction: 'pan-y' }),
      false: inPatterns({ touchAction: 'none' }),
    },
    isPicked: { true: inPatterns({ cursor: 'crosshair' }) },
  },
});

/** In every theme. */
const blue = 'oklch(0.6 0.11 240)';

// What the ground is painted with is read from here: its colour is built-up ground, its background land, and its outline's that of
// buildings, its caret's of water, its decoration's of parks, and its column rule's of tracks.
export const ground = style(
  inPatterns({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    color: color.border.hairline,
    backgroundColor: color.background.page,
    outlineColor: `color-mix(in oklab, ${color.border.control} 40%, ${color.border.hairline})`,
    caretColor: `color-mix(in oklab, ${blue} 20%, ${color.background.page})`,
    textDecorationColor: `color-mix(in oklab, ${color.tone.match.graphic} 18%, ${color.background.page})`,
    columnRuleColor: `color-mix(in oklab, ${color.border.control} 60%, ${color.border.hairline})`,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'Canvas',
        backgroundColor: 'Canvas',
        outlineColor: 'GrayText',
        caretColor: 'color-mix(in oklab, LinkText 25%, Canvas)',
        textDecorationColor: 'color-mix(in oklab, GrayText 25%, Canvas)',
        columnRuleColor: 'GrayText',
      },
    },
  }),
);

globalStyle(`${ground} div`, inPatterns({ position: 'absolute', inset: 0, transformOrigin: '0 0' }));
globalStyle(`${ground} svg`, inPatterns({ position: 'absolute' }));

/** Above the ground, which is seen until this is drawn. */
export const vector = style(
  inPatterns({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    selectors: { '&:not([data-vector="shown"])': { visibility: 'hidden' } },
  }),
);

/** Everything but the ground, cut off at the map's edge. */
export const drawing = style(inPatterns({ position: 'absolute', inset: 0, overflow: 'hidden' }));

const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

/** A layer of its own: its picture is moved and scaled with the map instead of being redrawn for each frame. */
export const stretched = style(inPatterns({ ...whole, transformOrigin: '0 0', willChange: 'transform' }));

export const layer = style(inPatterns({ ...whole, overflow: 'visible' }));

/** Around a point. */
const centered = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

const halo = {
  ...centered,
  stroke: color.background.page,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
} as const;

export const label = styleVariants(
  {
    street: { ...halo, fill: color.foreground.muted, fontSize: 11 },
    district: {
      ...halo,
      fill: color.foreground.muted,
      fontSize: 13,
      fontWeight: font.weight.strong,
      letterSpacing: '0.02em',
    },
    train: { ...halo, fill: color.foreground.plain, fontSize: 12 },
    metro: { ...halo, fill: color.foreground.plain, fontSize: 12 },
  },
  inPatterns,
);

export const station = style(
  inPatterns({
    fill: color.background.surface,
    stroke: color.foreground.muted,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

const strong = {
  ...centered,
  fontWeight: font.weight.strong,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
} as const;

export const stationLetter = style(
  inPatterns({
    fill: color.foreground.plain,
    fontSize: 9,
    ...strong,
  }),
);

export const ring = style(
  inPatterns({
    fill: 'none',
    stroke: color.border.control,
    strokeDasharray: '2 4',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const ringLabel = style(inPatterns({ ...halo, fill: color.foreground.muted, fontSize: 12 }));

export const center = style(
  inPatterns({
    fill: 'none',
    stroke: color.foreground.plain,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const pin = style(
  inPatterns({
    fill: color.action.primary.background,
    stroke: color.background.page,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
  }),
);

export const pinEye = style(
  inPatterns({
    fill: color.action.primary.foreground,
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
);

export const cluster = style(
  inPatterns({
    // In ink: pale ones would look like weak matches.
    fill: color.floating.background,
    stroke: color.background.surface,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const count = style(
  inPatterns({
    fill: color.floating.foreground,
    fontSize: 12,
    ...strong,
  }),
);

export const priceBox = styleVariants(
  {
    plain: { fill: color.background.surface, stroke: color.border.hairline },
    marked: { fill: color.floating.background, stroke: color.floating.background },
  },
  (look) =>
    inPatterns({ ...look, '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } }),
);

export const price = styleVariants(
  { plain: { fill: color.foreground.plain }, marked: { fill: color.floating.foreground } },
  (look) =>
    inPatterns({
      ...look,
      fontSize: 12,
      ...strong,
    }),
);

const floating = {
  position: 'absolute',
  insetBlockStart: space[2],
  backgroundColor: color.background.surface,
  borderRadius: radius.medium,
  border: `1px solid ${color.border.hairline}`,
  boxShadow: vars.shadow.float,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
} as const;

export const controls = style(
  inPatterns({ ...floating, insetInlineEnd: space[2], display: 'grid', gap: space[1] }),
);

/** Leaves the controls their corner. */
export const overlay = style(
  inPatterns({
    ...floating,
    insetInlineStart: space[2],
    maxInlineSize: `calc(100% - ${vars.measure.target} - 4 * ${space[2]})`,
    paddingInline: space[3],
    fontSize: font.size.small,
    // As high as the switch.
    lineHeight: '1.5rem',
  }),
);

export const caption = recipe({
  base: inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
    paddingBlockStart: space[2],
  }),
  variants: {
    isInText: {
      true: {},
      // Stays in sight while the lower edge of the map doesn't.
      false: inPatterns({
        '@media': {
          '(height >= 32rem)': {
            position: 'sticky',
            insetBlockEnd: 0,
            zIndex: 1,
            containerType: 'scroll-state',
            paddingBlockEnd: space[2],
            backgroundColor: color.background.page,
          },
          [media.print]: { position: 'static' },
        },
        // Where the lower edge of the map is hidden.
        selectors: {
          '&::before': {
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: 0,
            borderBlockStart: `1px solid ${color.border.hairline}`,
            '@container': { 'scroll-state(stuck: bottom)': { content: '""' } },
          },
        },
      }),
    },
  },
});

// Its lines are kept free, so that nothing moves while the pointer passes over the marks.
export const reading = style(
  inPatterns({
    flexBasis: '100%',
    minBlockSize: `calc(2 * ${font.lineHeight.body} * ${font.size.small})`,
    '@container': {
      '(inline-size >= 28rem)': { minBlockSize: `calc(${font.lineHeight.body} * ${font.size.small})` },
    },
    fontSize: font.size.small,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);

export const credit = style(inPatterns({ ...mutedSmallText }));
