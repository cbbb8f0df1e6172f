import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, space } = vars;

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

export const text = style(inPatterns({ display: 'grid', alignContent: 'start', gap: space[2] }));

export const number = style(
  inPatterns({
    color: color.tone.match.foreground,
    fontSize: font.size.display,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.display,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const figure = style(inPatterns({ minWidth: 0 }));
