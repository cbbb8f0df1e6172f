import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, density, font, radius, space } = vars;

export const frame = recipe({
  base: inPatterns({ minWidth: 0 }),
  variants: {
    as: {
      row: inPatterns({ borderBlockEnd: `1px solid ${color.border.hairline}` }),
      // Tokens that stand for a card: its hairline, broken.
      card: inPatterns({
        padding: space[4],
        border: `1px dashed ${color.border.control}`,
        borderRadius: radius.medium,
      }),
    },
  },
});

export const cell = style(inPatterns({ paddingBlock: density.rowPadding, paddingInline: space[3] }));

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

export const words = style(
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
