import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const narrow = style(inPages({ maxWidth: '26rem', marginInline: 'auto', width: '100%' }));

/** A few large choices. */
export const middle = style(inPages({ maxWidth: vars.measure.form, marginInline: 'auto', width: '100%' }));

/** A long form, or a step of one. */
export const form = style([middle, inPages({ paddingBlockStart: vars.space[6] })]);
