import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

// Graphics, not decoration: they are printed, and in forced colours drawn in the system's own.
const kept = { printColorAdjust: 'exact', forcedColorAdjust: 'none' } as const;

/** All that the field could bring: as long in every line. */
export const track = style(
  inPatterns({
    ...kept,
    display: 'block',
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: radius.small,
    background: color.border.hairline,
    '@media': { [media.forcedColors]: { background: 'Canvas', boxShadow: 'inset 0 0 0 1px CanvasText' } },
  }),
);

/** The points that the field has brought, in the same colour however few they are. */
export const earned = style(
  inPatterns({
    ...kept,
    display: 'block',
    blockSize: '100%',
    background: color.tone.match.graphic,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

const outcomeMark = style(inPatterns({ gridArea: 'mark', paddingBlockStart: '0.125rem', lineHeight: 0 }));

export const mark = styleVariants(
  {
    match: color.tone.match.foreground,
    partial: color.tone.attention.foreground,
    mismatch: color.tone.danger.foreground,
    unresolved: color.foreground.muted,
  },
  (foreground) => [outcomeMark, inPatterns({ color: foreground })],
);

// Measured by itself: it stands in columns as often as on a page of its own.
// Wider than this, the eye loses the line between the words and the bar.
export const lines = style(
  inPatterns({ position: 'relative', containerType: 'inline-size', minWidth: 0, maxWidth: '56rem' }),
);

const roomy = '(width >= 36rem)';

/** Room for a field on one line. */
const wide = '(width >= 46rem)';

export const line = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"mark label points" "mark words words" "mark bar bar"',
    columnGap: space[3],
    paddingBlock: density.rowPadding,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@container': {
      [roomy]: {
        gridTemplateColumns: '1.25rem minmax(0, 3fr) minmax(0, 2fr) minmax(5rem, auto)',
        gridTemplateAreas: '"mark label bar points" "mark words bar points"',
        columnGap: space[4],
      },
      [wide]: {
        gridTemplateColumns: '1.25rem 8.5rem minmax(0, 1fr) clamp(7rem, 100cqi - 42rem, 12rem) 6rem',
        gridTemplateAreas: '"mark label words bar points"',
      },
    },
  }),
);

export const label = style(
  inPatterns({
    gridArea: 'label',
    fontWeight: font.weight.strong,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);

export const text = style(
  inPatterns({
    gridArea: 'words',
    color: color.foreground.muted,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textWrap: 'pretty',
  }),
);

export const barPlace = style(
  inPatterns({
    gridArea: 'bar',
    alignSelf: 'center',
    blockSize: space[2],
    marginBlockStart: space[2],
    '@container': { [roomy]: { marginBlockStart: 0 } },
  }),
);

export const points = style(
  inPatterns({
    gridArea: 'points',
    color: color.foreground.muted,
    fontSize: font.size.small,
    textAlign: 'end',
    alignSelf: 'center',
  }),
);
