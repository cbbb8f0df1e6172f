import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const columns = style(
  inPages({
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' } },
  }),
);

export const table = style(inPages({ width: '100%', borderCollapse: 'collapse' }));

export const cell = style(
  inPages({
    paddingBlock: space[2],
    paddingInlineEnd: space[4],
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockStart: `1px solid ${color.border.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const progress = style(inPages({ width: '100%', maxWidth: vars.measure.form }));
