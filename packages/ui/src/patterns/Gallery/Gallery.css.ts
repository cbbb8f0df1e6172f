import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/layered.ts';

export const root = style(inPatterns({ position: 'relative', minWidth: 0 }));

export const single = style(inPatterns({ height: '20em', maxWidth: '40rem', marginInline: 'auto' }));

export const empty = style(inPatterns({ display: 'grid', placeItems: 'center', minHeight: '20em' }));
