import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, space } = vars;

// Graphics, not decoration: they are printed, and in forced colours drawn in the system's own.
const kept = { printColorAdjust: 'exact', forcedColorAdjust: 'none' } as const;

/** A tile of slanting lines that meets its neighbours without a seam, whatever the length of the bar. */
const hatching = (line: string) =>
  `linear-gradient(135deg, ${line} 15%, transparent 15% 50%, ${line} 50% 65%, transparent 65%) 0 0 / 6px 6px`;

/** A broken line through the middle of the bar, that begins with a whole dash. */
const dashes = (line: string) =>
  `repeating-linear-gradient(90deg, ${line} 0 8px, transparent 8px 12px) center / 100% 2px no-repeat`;

const hatched = (tone: 'match' | 'attention' | 'danger') => {
  const line = color.tone[tone].graphic;
  return inPatterns({
    background: hatching(line),
    boxShadow: `inset 0 0 0 1px ${line}`,
    '@media': {
      [media.forcedColors]: { background: hatching('CanvasText'), boxShadow: 'inset 0 0 0 1px CanvasText' },
    },
  });
};

/** What is left unfilled: points that are missing, in the colour of the mark, or a field that does not count. */
export const track = recipe({
  base: inPatterns({
    ...kept,
    display: 'block',
    flexShrink: 1,
    minInlineSize: '3px',
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: '1px',
  }),
  variants: {
    outcome: {
      match: hatched('match'),
      partial: hatched('attention'),
      mismatch: hatched('danger'),
      // However short, a dash: a box of dashes as small would look like a letter that the font does not have.
      unresolved: inPatterns({
        minInlineSize: '8px',
        background: dashes(color.tone.neutral.graphic),
        '@media': { [media.forcedColors]: { background: dashes('CanvasText') } },
      }),
    },
  },
});

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
    selectors: {
      '&:first-child': { borderBlockStart: `1px solid ${color.border.hairline}` },
      '&:last-child': { borderBlockEnd: 0 },
    },
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
    '@container': { [roomy]: { blockSize: space[3], marginBlockStart: 0 } },
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
