import { media } from '../tokens/media.ts';
import { appearing } from './animations.css.ts';
import { vars } from './contract.css.ts';

const { color, radius, shadow } = vars;

/** What opens above the page, beside a control. */
export const popoverSheet = {
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.medium,
  background: color.background.surface,
  boxShadow: shadow.float,
  animation: appearing,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
} as const;
