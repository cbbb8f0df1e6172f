import { styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inPatterns } from '../../../theme/layered.ts';
import { fillOf, inks, strokeOf, type Edge, type Ink, type DrawingColor } from './inks.ts';
import { vars } from '../../../theme/contract.css.ts';

const { color } = vars;

/** The colours of drawings in the theme: what fills each ink, and what its edges are drawn with. */
export const colors: Record<DrawingColor, string> = {
  sky: color.tone.neutral.background,
  ground: color.background.sunken,
  wall: color.background.surface,
  stone: color.border.hairline,
  panel: color.background.surface,
  shadedPanel: color.border.hairline,
  glass: color.tone.neutral.border,
  lit: `color-mix(in oklab, ${color.tone.attention.graphic} 60%, ${color.tone.attention.border})`,
  accent: color.tone.match.graphic,
  pen: color.foreground.plain,
  faintPen: color.tone.neutral.graphic,
};

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
