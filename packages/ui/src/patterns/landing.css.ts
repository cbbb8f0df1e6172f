import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPatterns } from '../theme/layered.ts';
import { mutedSmallText } from '../theme/looks.ts';
import { media } from '../tokens/media.ts';

const { color, font, measure, space } = vars;

export const hero = style(inPatterns({ maxWidth: measure.page, minWidth: 0 }));

export const heroSplit = style(
  inPatterns({
    display: 'grid',
    gap: space[10],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 4fr)', columnGap: space[16] },
    },
  }),
);

export const heroText = style(
  inPatterns({ display: 'grid', alignContent: 'start', gap: space[4], paddingBlockStart: space[8] }),
);

export const heroSearch = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: space[3],
    maxWidth: '36rem',
    marginBlockStart: space[4],
  }),
);

export const heroField = style(
  inPatterns({
    flex: '1 1 16rem',
    minWidth: 0,
    '@media': { [media.narrow]: { flexBasis: '100%' } },
  }),
);

/** Beside the field's frame, which is below a line of label, whatever stands below it. */
export const heroSubmit = style(
  inPatterns({
    marginBlockStart: `calc(${font.size.small} * ${font.lineHeight.small} + ${space[1]} + 2px)`,
    '@media': { [media.narrow]: { marginBlockStart: 0 } },
  }),
);

// Where there is little room, its middle is shown instead of small houses.
export const heroStreet = style(
  inPatterns({ display: 'grid', justifyContent: 'center', marginBlockStart: space[10], overflow: 'hidden' }),
);

export const heroDrawing = style(inPatterns({ width: `max(100vw, 40rem)`, maxWidth: measure.page }));

export const step = style(
  inPatterns({
    display: 'grid',
    gap: space[6],
    paddingBlock: space[8],
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: space[12] },
    },
  }),
);

export const stepText = style(inPatterns({ display: 'grid', alignContent: 'start', gap: space[2] }));

export const stepNumber = style(
  inPatterns({
    color: color.tone.match.foreground,
    fontSize: font.size.display,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.display,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const stepFigure = style(inPatterns({ minWidth: 0 }));

export const offer = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space[3],
    minWidth: 0,
    paddingBlockEnd: space[4],
  }),
);

export const offerDrawing = style(
  inPatterns({
    width: '100%',
    marginBlockEnd: space[2],
    borderBlockEnd: `1px solid ${color.border.rule}`,
  }),
);

export const gains = style(inPatterns({ flex: 1 }));

export const gain = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[2],
    overflowWrap: 'anywhere',
  }),
);

export const tick = style(
  inPatterns({ display: 'flex', alignItems: 'center', height: '1lh', color: color.tone.match.graphic }),
);

export const offerSketch = style(
  inPatterns({ display: 'block', width: '100%', height: 'auto', aspectRatio: '2 / 1', overflow: 'hidden' }),
);

export const price = style(
  inPatterns({
    fontSize: font.size.display,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.display,
    letterSpacing: font.tracking.display,
    overflowWrap: 'anywhere',
  }),
);

export const priceTable = style(
  inPatterns({ width: '100%', maxWidth: '32rem', marginBlockStart: space[4], ...mutedSmallText }),
);

export const priceRow = style(inPatterns({ borderBlockStart: `1px solid ${color.border.hairline}` }));

export const priceTotal = style([
  priceRow,
  inPatterns({ color: color.foreground.plain, fontWeight: font.weight.medium }),
]);

export const priceHead = style(
  inPatterns({
    paddingBlock: space[2],
    paddingInlineEnd: space[2],
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
  }),
);

export const priceNumber = style([
  priceHead,
  inPatterns({ paddingInline: `${space[2]} 0`, textAlign: 'end' }),
]);
