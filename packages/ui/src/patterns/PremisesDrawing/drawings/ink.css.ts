import { styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inPatterns } from '../../../theme/layered.ts';
import { colors } from './colors.css.ts';
import { fillOf, inks, strokeOf, type Edge, type Ink } from './inks.ts';

/** The class of each ink. */
export const ink = styleVariants(inks, (edge: Edge | null, name: Ink): StyleRule => {
  const fill = fillOf(name);
  return inPatterns({
    fill: fill === null ? 'none' : colors[fill],
    ...(edge !== null && {
      stroke: colors[strokeOf(edge)],
      strokeLinejoin: 'miter',
      strokeWidth: edge.width,
      vectorEffect: 'non-scaling-stroke',
    }),
  });
});
