import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';

const { color, font, radius, space } = vars;

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

export const missing = style(
  inPatterns({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    width: '100%',
    height: '100%',
    padding: space[4],
    background: color.background.sunken,
    color: color.foreground.muted,
    fontSize: font.size.small,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const overlay = style(
  inPatterns({ position: 'fixed', inset: 0, zIndex: 100, background: color.background.page }),
);

export const modal = style(inPatterns({ width: '100%', height: '100%' }));

export const keys = style(inPatterns({ width: '100%', height: '100%' }));

export const dialog = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    height: '100%',
    padding: space[4],
    outline: 'none',
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const frame = style(
  inPatterns({ gridColumn: '1 / -1', display: 'grid', placeItems: 'center', width: '100%', height: '100%' }),
);

export const enlarged = style(
  inPatterns({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' }),
);

export const caption = style(inPatterns({ overflowWrap: 'anywhere', hyphens: 'auto' }));

export const captionPosition = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const controls = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
