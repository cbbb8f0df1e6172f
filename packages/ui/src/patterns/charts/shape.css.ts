import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { mutedSmallText, smallText } from '../../theme/looks.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, measure, space } = vars;

/** From here on a label stands beside its bar. */
const roomy = '(width >= 32rem)';

export const root = style(
  inPatterns({
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    containerType: 'inline-size',
  }),
);

export const title = style(inPatterns({ fontWeight: font.weight.strong, overflowWrap: 'anywhere' }));

/** Names what the axis counts in, beside the title. */
export const unit = style(inPatterns({ color: color.foreground.muted, fontWeight: font.weight.regular }));

export const rows = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
    columnGap: space[4],
    minWidth: 0,
    '@container': {
      [roomy]: { gridTemplateColumns: 'fit-content(32%) minmax(0, 1fr) fit-content(28%)' },
    },
  }),
);

export const row = style(
  inPatterns({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gridTemplateAreas: '"label value" "bar bar"',
    alignItems: 'center',
    rowGap: space[1],
    minWidth: 0,
    minHeight: density.smallControlHeight,
    paddingBlock: space[1],
    '@media': { [media.touch]: { minHeight: measure.target } },
    '@container': { [roomy]: { gridTemplateAreas: '"label bar value"' } },
  }),
);

export const label = style(
  inPatterns({ gridArea: 'label', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const bar = style(inPatterns({ gridArea: 'bar', display: 'flex', minWidth: 0, height: '1rem' }));

export const value = style(
  inPatterns({
    gridArea: 'value',
    minWidth: 0,
    overflowWrap: 'anywhere',
    textAlign: 'end',
  }),
);

/** On a line of its own, below what it belongs to. */
export const detail = style(inPatterns({ display: 'block', ...mutedSmallText }));

/** What marks the reader's own. */
export const note = style(
  inPatterns({
    color: color.tone.match.foreground,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
  }),
);

export const missing = style(inPatterns({ color: color.foreground.muted, fontSize: font.size.small }));

/** The rows of a chart that has more below them. */
export const list = style(
  inPatterns({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }),
);

/** The two ends of an axis, below the column of the bars. */
export const ends = style(
  inPatterns({
    display: 'flex',
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    ...mutedSmallText,
    '@container': { [roomy]: { gridColumn: '2' } },
  }),
);

/** The plot of a chart whose values go up and down. */
export const plot = style(inPatterns({ height: '14rem', minWidth: 0 }));

/** The room of that plot; what failed to come may need more. */
export const plotRoom = style(inPatterns({ display: 'grid', minHeight: '14rem', minWidth: 0 }));

// Room for two lines, or for one where both fit on it: nothing below moves while the reading point does.
export const reading = style(
  inPatterns({
    minHeight: `calc(2 * ${font.lineHeight.body} * ${font.size.body})`,
    overflowWrap: 'anywhere',
    '@container': { [roomy]: { minHeight: `calc(${font.lineHeight.body} * ${font.size.body})` } },
  }),
);

/** As high as the button that opens the table. */
export const tableRoom = style(
  inPatterns({
    minHeight: density.smallControlHeight,
    '@media': { [media.touch]: { minHeight: measure.target } },
  }),
);

/** Holds what waits above the room that it will take. */
export const stack = style(inPatterns({ display: 'grid', minWidth: 0 }));

export const layer = style(inPatterns({ gridArea: '1 / 1', minWidth: 0 }));

export const hidden = style(inPatterns({ visibility: 'hidden' }));

// Time runs from left to right in every script, as on a clock face.
export const sheet = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[2],
    minWidth: 0,
    paddingBlockStart: space[2],
    direction: 'ltr',
  }),
);

export const lineEnds = style(
  inPatterns({
    ...mutedSmallText,
    gridColumn: '2',
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlockStart: space[1],
  }),
);

export const lineEnd = style(inPatterns({ minWidth: 0, overflowWrap: 'anywhere' }));

export const legend = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[1], minWidth: 0 }),
);

export const series = style(
  inPatterns({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    ...smallText,
    overflowWrap: 'anywhere',
  }),
);

export const sample = style(inPatterns({ flexShrink: 0, width: '1.5rem', height: '0.5rem' }));
