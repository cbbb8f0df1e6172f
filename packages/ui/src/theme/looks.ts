import { vars } from './contract.css.ts';

const { color, font } = vars;

/** Words of the smallest size. */
export const smallText = { fontSize: font.size.small, lineHeight: font.lineHeight.small } as const;

/** Small words that may be read second. */
export const mutedSmallText = { ...smallText, color: color.foreground.muted } as const;
