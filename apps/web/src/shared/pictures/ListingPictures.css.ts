import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** A drawing in the place of pictures, as high as these would be. */
export const sample = style(inPages({ width: '100%', maxWidth: '26.6em' }));
