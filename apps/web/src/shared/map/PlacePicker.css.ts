import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

// As high before the map is there.
export const map = style(inPages({ height: 'min(70dvh, 30rem)', minHeight: '24rem' }));

/** Leaves what follows in sight. */
export const low = style(inPages({ height: 'clamp(20rem, 45dvh, 30rem)' }));
