import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, space } = vars;

export const more = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[4],
    paddingInline: space[2],
    '@media': { [media.narrow]: { paddingInline: 0 } },
  }),
);

export const progress = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
