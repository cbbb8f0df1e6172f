import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const content = style(inPages({ paddingBlockEnd: vars.space[20] }));

/** As far below the bar as a heading would stand. */
export const loading = style(inPages({ paddingBlockStart: vars.space[6] }));
