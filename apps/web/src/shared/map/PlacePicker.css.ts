import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const map = style(inPages({ height: 'min(70dvh, 30rem)', minHeight: '24rem' }));
