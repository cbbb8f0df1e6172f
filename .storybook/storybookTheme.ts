import { create, type ThemeVars } from 'storybook/theming';
import type { SemanticColors } from '../packages/ui/src/theme/colors.ts';
import { toHex } from '../packages/ui/src/tokens/color.ts';
import { palette } from '../packages/ui/src/tokens/palette.ts';

const fontBase = "'Schibsted Grotesk Variable', 'Schibsted Grotesk Fallback', system-ui, sans-serif";

/** Storybook's own surfaces in Tilava's colours, as hexadecimal: Storybook computes with them. */
export function storybookTheme(
  base: 'light' | 'dark',
  { background, foreground, border }: SemanticColors,
): ThemeVars {
  const page = toHex(background.page);
  const surface = toHex(background.surface);
  const hover = toHex(background.hover);
  const plain = toHex(foreground.plain);
  const muted = toHex(foreground.muted);
  const link = toHex(foreground.link);
  const control = toHex(border.control);
  return create({
    base,
    brandTitle: 'Tilava components',
    fontBase,
    colorPrimary: link,
    // In the dark theme Storybook writes white upon a darker shade of it, and it itself upon the page.
    colorSecondary: base === 'dark' ? toHex(palette.spruce[6]) : link,
    appBg: page,
    appContentBg: page,
    appPreviewBg: page,
    appHoverBg: hover,
    appBorderColor: toHex(border.hairline),
    appBorderRadius: 4,
    textColor: plain,
    textMutedColor: muted,
    barBg: page,
    barTextColor: muted,
    barHoverColor: link,
    barSelectedColor: link,
    inputBg: surface,
    inputBorder: control,
    inputTextColor: plain,
    inputBorderRadius: 4,
    buttonBg: surface,
    buttonBorder: control,
    booleanBg: hover,
    booleanSelectedBg: surface,
  });
}
