import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/layered.ts';

export const trigger = style(inComponents({ display: 'inline-flex', maxWidth: '100%' }));
