import { vars } from '@tilava/ui/theme/contract';
import { inPages } from '@tilava/ui/theme/layered';
import { style } from '@vanilla-extract/css';

/** The card's corner is made for a button without words, whose room is around its mark. */
export const action = style(inPages({ display: 'block', margin: vars.space[2] }));
