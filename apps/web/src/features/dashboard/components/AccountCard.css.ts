import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** As high as the picture from the beginning: what is kept below shows at once, also where this does not come. */
export const owner = style(inPages({ display: 'grid', alignContent: 'center', minHeight: '3rem' }));
