/**
 * Storybook's parameter `chromatic`: what Chromatic pictures every story in. It takes the media features of a mode for
 * nothing: forced colours are set beside all modes or not at all, so that they are published on their own.
 */
export const chromaticParameters = (hasForcedColors: boolean) =>
  hasForcedColors
    ? {
        modes: { 'forced-colors': { theme: 'light' } },
        forcedColors: 'active',
        prefersReducedMotion: 'reduce',
      }
    : {
        modes: {
          light: { theme: 'light' },
          dark: { theme: 'dark' },
          phone: { theme: 'light', viewport: 390 },
        },
        forcedColors: 'none',
        prefersReducedMotion: 'reduce',
      };
