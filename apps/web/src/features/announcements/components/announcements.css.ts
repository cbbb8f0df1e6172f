import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** What is beside it stands in line, however the button is called. */
export const visibility = style(inPages({ display: 'grid', minWidth: '7.25rem' }));

/** As large as the button of a small menu. */
export const morePlace = style(inPages({ display: 'inline-block', width: '2.25rem', height: '2.25rem' }));
