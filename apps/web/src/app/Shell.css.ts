import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

export const content = style(
  inPages({ paddingBlockEnd: vars.space[20], '@media': { [media.print]: { paddingBlockEnd: 0 } } }),
);

// What is said of the network and of new versions comes first in the page, and does not stick to the bar.
globalStyle(
  `${content} > main > [role='status']:nth-child(-n + 2):has(> div)`,
  inPages({ paddingBlockStart: vars.space[4] }),
);

/** As far below the bar as a heading would stand. */
export const loading = style(inPages({ paddingBlockStart: vars.space[6] }));
