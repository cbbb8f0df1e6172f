import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

// As high before the map is there.
export const map = style(inPages({ height: 'min(70dvh, 30rem)', minHeight: '24rem' }));

/** Leaves what follows in sight. */
export const low = style(inPages({ height: 'clamp(20rem, 45dvh, 30rem)' }));

/** As high as what leads to the map will be: a heading, a sentence of one or two lines, and a button. */
export const drawnArea = style(
  inPages({
    minHeight: '6.25rem',
    '@media': { [media.touch]: { minHeight: '6.75rem' }, [media.narrow]: { minHeight: '8.25rem' } },
  }),
);
