import { vars } from '../../../theme/contract.css.ts';
import type { DrawingColor } from './inks.ts';

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
