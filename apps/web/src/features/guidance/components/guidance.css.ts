import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { media } from '@tilava/ui/tokens/media';
import { style } from '@vanilla-extract/css';

export const columns = style(
  inPages({
    display: 'grid',
    gap: vars.space[10],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 20rem)', columnGap: vars.space[16] },
    },
  }),
);

/** Beside the text it stays in view; on smaller screens the text is read from the top. */
export const contents = style(
  inPages({
    display: 'none',
    '@media': {
      [media.wide]: {
        display: 'grid',
        gap: vars.space[2],
        gridArea: '1 / 2',
        alignSelf: 'start',
        position: 'sticky',
        top: vars.space[20],
        paddingInlineStart: vars.space[6],
        borderInlineStart: `1px solid ${vars.color.border.hairline}`,
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const list = style(inPages({ display: 'grid', gap: vars.space[1], listStyle: 'none' }));

export const section = style(inPages({ scrollMarginBlockStart: vars.space[20] }));
