import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, density, font, space } = vars;

// Measured by itself: it stands in columns as often as on a page of its own.
// Wider than this, the eye loses the line between the words and the bar.
export const lines = style(
  inPatterns({ position: 'relative', containerType: 'inline-size', minWidth: 0, maxWidth: '48rem' }),
);

const roomy = '(width >= 36rem)';

export const line = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"mark label points" "mark words words" "mark bar bar"',
    columnGap: space[3],
    paddingBlock: density.rowPadding,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: `1px solid ${color.border.hairline}` } },
    '@container': {
      [roomy]: {
        gridTemplateColumns: '1.25rem minmax(0, 1fr) minmax(0, 1fr) minmax(5rem, auto)',
        gridTemplateAreas: '"mark label bar points" "mark words bar points"',
        columnGap: space[4],
      },
    },
  }),
);

export const lineMark = style(inPatterns({ gridArea: 'mark', paddingBlockStart: '0.125rem' }));

export const lineLabel = style(
  inPatterns({
    gridArea: 'label',
    fontWeight: font.weight.strong,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);

export const lineText = style(
  inPatterns({ gridArea: 'words', color: color.foreground.muted, overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const lineBar = style(
  inPatterns({
    gridArea: 'bar',
    alignSelf: 'center',
    blockSize: space[2],
    marginBlockStart: space[2],
    '@container': { [roomy]: { blockSize: space[3], marginBlockStart: 0 } },
  }),
);

export const linePoints = style(
  inPatterns({
    gridArea: 'points',
    color: color.foreground.muted,
    fontSize: font.size.small,
    textAlign: 'end',
    alignSelf: 'center',
  }),
);
