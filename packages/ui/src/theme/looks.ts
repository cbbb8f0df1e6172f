import { media } from '../tokens/media.ts';
import { appearing } from './animations.css.ts';
import { vars } from './contract.css.ts';

const { color, font, radius, shadow } = vars;

/** Words of the smallest size. */
export const smallText = { fontSize: font.size.small, lineHeight: font.lineHeight.small } as const;

/** Small words that may be read second. */
export const mutedSmallText = { ...smallText, color: color.foreground.muted } as const;

/** What opens above the page, beside a control. */
export const popoverSheet = {
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.medium,
  background: color.background.surface,
  boxShadow: shadow.float,
  animation: appearing,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
} as const;
