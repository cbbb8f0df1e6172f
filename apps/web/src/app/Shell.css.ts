import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const content = style(inPages({ paddingBlock: `${vars.space[8]} ${vars.space[20]}` }));
