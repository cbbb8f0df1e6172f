import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const narrow = style(inPages({ maxWidth: '26rem', marginInline: 'auto', width: '100%' }));
