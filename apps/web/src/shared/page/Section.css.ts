import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

/** What it is about at the side, what it says beside it, as on a drawing's legend. */
export const section = style(
  inPages({
    display: 'grid',
    gap: vars.space[4],
    paddingBlockStart: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, 3fr)', columnGap: vars.space[10] },
    },
  }),
);

export const content = style(inPages({ maxWidth: '44rem', minWidth: 0 }));

export const sections = style({});

export const toCome = style({});

globalStyle(`${sections} > * > :is(${toCome}, :has(${toCome})) ~ *`, inPages({ visibility: 'hidden' }));
