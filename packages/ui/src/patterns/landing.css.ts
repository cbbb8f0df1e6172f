import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inPatterns } from '../theme/layered.ts';
import { mutedSmallText } from '../theme/looks.ts';
import { media } from '../tokens/media.ts';

const { color, font, radius, shadow, space } = vars;

export const hero = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
        alignItems: 'stretch',
        columnGap: space[12],
      },
    },
  }),
);

export const heroText = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: space[4],
  }),
);

/** Stands out from the page as what comes first. */
export const heroSearch = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: space[3],
    marginBlockStart: space[2],
    padding: space[4],
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.large,
    background: color.background.surface,
    boxShadow: shadow.float,
    '@media': { [media.medium]: { padding: space[5] } },
  }),
);

export const heroField = style(inPatterns({ gridColumn: '1 / -1', minWidth: 0 }));

export const heroFilter = style(inPatterns({ minWidth: 0 }));

export const heroSubmit = style(inPatterns({ minWidth: '7rem' }));

/** The last step, where the others lead to, stands beside them. */
export const steps = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    '@media': {
      [media.wide]: {
        gridAutoFlow: 'column',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[16],
      },
    },
  }),
);

export const step = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[4],
    minWidth: 0,
    paddingBlockStart: space[5],
    borderBlockStart: `2px solid ${color.border.rule}`,
    '@media': { [media.wide]: { selectors: { '&:last-child': { gridRow: 'span 2' } } } },
  }),
);

export const stepText = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: space[3],
    rowGap: space[1],
  }),
);

export const stepNumber = style(
  inPatterns({
    color: color.tone.match.foreground,
    fontSize: font.size.title,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.title,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const stepDescription = style(inPatterns({ gridColumn: 2 }));

export const stepFigure = style(inPatterns({ minWidth: 0 }));

/** All on one line where there is room. */
export const offers = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: space[10],
  }),
);

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

export const gains = style(inPatterns({ flex: 1, textWrap: 'balance' }));

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
  inPatterns({ width: '100%', maxWidth: '56rem', marginBlockStart: space[4], ...mutedSmallText }),
);

export const priceRow = style(inPatterns({ borderBlockStart: `1px solid ${color.border.hairline}` }));

/** Where there's less, an amount and a label may break within a word. */
const hasRoomForPrices = '(width >= 22rem)';

/** On phones, six digits and cents leave no more between the columns. */
const hasRoomBetweenPrices = '(width >= 30rem)';

export const priceHead = style(
  inPatterns({
    paddingBlock: space[2],
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
    '@media': {
      [hasRoomForPrices]: { overflowWrap: 'break-word' },
      [hasRoomBetweenPrices]: { paddingInlineEnd: space[2] },
    },
  }),
);

/** The ends of a range may be in two lines. */
export const priceNumber = style([
  priceHead,
  inPatterns({
    paddingInline: `${space[2]} 0`,
    textAlign: 'end',
    '@media': { [hasRoomBetweenPrices]: { paddingInline: `${space[3]} 0` } },
  }),
]);

export const priceTotal = style([
  priceNumber,
  inPatterns({ color: color.foreground.plain, fontWeight: font.weight.medium }),
]);
