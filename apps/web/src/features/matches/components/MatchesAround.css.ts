import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** From here on, six columns and the plot stand beside each other. */
export const hasRoomForBoth = '(width >= 80rem)';

export const beside = style(
  inPages({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    alignItems: 'start',
    columnGap: vars.space[8],
  }),
);

/** Stays in sight while the list is scrolled. */
export const plot = style(inPages({ position: 'sticky', insetBlockStart: vars.space[6] }));

/** As high as the switch will be. */
export const viewSwitch = style(inPages({ minHeight: vars.measure.target }));

export const alone = style(inPages({ maxWidth: '28rem', marginInline: 'auto', width: '100%' }));
