import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, motion, radius } = vars;

export const slides = style(
  inPatterns({ display: 'flex', height: '100%', touchAction: 'pan-y', willChange: 'transform' }),
);

export const slide = style(inPatterns({ flexShrink: 0, height: '100%' }));

export const control = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    width: vars.measure.target,
    height: vars.measure.target,
    flexShrink: 0,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.round,
    background: color.action.plain.background,
    color: color.action.plain.foreground,
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.action.plain.backgroundHover },
      '&[data-pressed]': { background: color.action.plain.backgroundPressed },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  }),
);

export const position = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
);
