import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';

const { color, font, radius, space } = vars;

export const button = style(
  inPatterns({
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    borderRadius: radius.small,
    background: color.background.sunken,
    cursor: 'zoom-in',
    // The track cuts off what lies outside, so that the ring is drawn inside.
    selectors: { '&:focus-visible': { outlineOffset: '-4px', outlineWidth: '4px' } },
  }),
);

export const image = style(
  inPatterns({ width: '100%', height: '100%', objectFit: 'cover', userSelect: 'none' }),
);

/** Says of a flat picture that it surrounds whoever opens it. */
export const around = style(
  inPatterns({
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInlineStart: space[3],
    padding: `${space[1]} ${space[2]}`,
    borderRadius: radius.small,
    background: color.floating.background,
    color: color.floating.foreground,
    fontSize: font.size.small,
    fontWeight: font.weight.strong,
    lineHeight: font.lineHeight.small,
  }),
);
