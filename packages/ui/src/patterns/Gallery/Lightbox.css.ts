import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layered.ts';
import { media } from '../../tokens/media.ts';
import { height } from '../Panorama/shape.css.ts';

const { color, font, space } = vars;

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

export const panorama = style(inPatterns({ vars: { [height]: '100%' }, width: '100%', height: '100%' }));

export const image = style(inPatterns({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' }));

export const words = style(inPatterns({ overflowWrap: 'anywhere', hyphens: 'auto' }));

export const position = style(
  inPatterns({
    color: color.foreground.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const controls = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
