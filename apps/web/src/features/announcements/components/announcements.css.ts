import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** As large as the button of a small menu. */
export const morePlace = style(inPages({ display: 'inline-block', width: '2.25rem', height: '2.25rem' }));
