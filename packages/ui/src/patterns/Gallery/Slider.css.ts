import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font } = vars;

export const slides = style(
  inPatterns({ display: 'flex', height: '100%', touchAction: 'pan-y', willChange: 'transform' }),
);

export const slide = style(inPatterns({ flexShrink: 0, height: '100%' }));

export const position = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
);
