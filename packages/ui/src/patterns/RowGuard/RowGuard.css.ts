import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, density, font, radius, space } = vars;

// Tokens that stand for a card: its hairline, broken.
const card = inPatterns({
  padding: space[4],
  border: `1px dashed ${color.border.control}`,
  borderRadius: radius.medium,
});

export const frame = recipe({
  base: inPatterns({ minWidth: 0 }),
  variants: {
    as: {
      // As the other rows of a DataTable are.
      row: inPatterns({
        borderBlockEnd: `1px solid ${color.border.hairline}`,
        '@media': { [media.narrow]: { display: 'block' } },
      }),
      // As a card of a DataTable: a margin would not be measured.
      item: inPatterns({ paddingBlockEnd: space[3] }),
      card,
    },
  },
});

export const cell = style(
  inPatterns({
    paddingBlock: density.rowPadding,
    paddingInline: space[2],
    '@media': { [media.narrow]: { display: 'block', paddingInline: 0 } },
  }),
);

export const failure = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[1],
    minWidth: 0,
  }),
);

export const text = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    color: color.tone.danger.foreground,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
  }),
);
