import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const content = style(inPages({ paddingBlockEnd: vars.space[20] }));
