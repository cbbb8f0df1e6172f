import { create, type ThemeVars } from 'storybook/theming';
import type { SemanticColors } from '../packages/ui/src/theme/colors.ts';
import { toHex } from '../packages/ui/src/tokens/color.ts';

const fontBase = "'Schibsted Grotesk Variable', 'Schibsted Grotesk Fallback', system-ui, sans-serif";

/** Storybook's own surfaces in Tilava's colours, as hexadecimal: Storybook computes with them. */
export function storybookTheme(
  base: 'light' | 'dark',
  { background, foreground, border }: SemanticColors,
): ThemeVars {
  const [page, surface, hover] = [background.page, background.surface, background.hover].map(toHex);
  const [plain, muted, link] = [foreground.plain, foreground.muted, foreground.link].map(toHex);
  const hairline = toHex(border.hairline);
  return create({
    base,
    brandTitle: 'Tilava components',
    fontBase,
    colorPrimary: link,
    colorSecondary: link,
    appBg: page,
    appContentBg: page,
    appPreviewBg: page,
    appHoverBg: hover,
    appBorderColor: hairline,
    appBorderRadius: 4,
    textColor: plain,
    textMutedColor: muted,
    barBg: page,
    barTextColor: muted,
    barHoverColor: link,
    barSelectedColor: link,
    inputBg: surface,
    inputBorder: toHex(border.control),
    inputTextColor: plain,
    inputBorderRadius: 4,
    buttonBg: surface,
    buttonBorder: toHex(border.control),
    booleanBg: hover,
    booleanSelectedBg: surface,
  });
}
