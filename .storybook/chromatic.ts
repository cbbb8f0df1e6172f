import { modes, type Mode, type ModeName } from './modes.ts';

/** How Chromatic names what a mode sets: globals of the toolbar, and the width of the window. */
interface ChromaticMode {
  readonly theme: Mode['theme'];
  readonly viewport?: number;
}

/** Storybook's parameter `chromatic`. */
export interface ChromaticParameters {
  readonly modes: Partial<Readonly<Record<ModeName, ChromaticMode>>>;
  readonly forcedColors: 'active' | 'none';
  readonly prefersReducedMotion: 'reduce';
}

/**
 * What Chromatic pictures every story in. It takes the media features of a mode for nothing: forced colours are set
 * beside all modes or not at all, so that they are published on their own.
 */
export function chromaticParameters(hasForcedColors: boolean): ChromaticParameters {
  const published = Object.entries<Mode>(modes).filter(
    ([, mode]) => (mode.hasForcedColors ?? false) === hasForcedColors,
  );
  return {
    modes: Object.fromEntries(published.map(([name, mode]) => [name, modeOf(mode)])),
    forcedColors: hasForcedColors ? 'active' : 'none',
    prefersReducedMotion: 'reduce',
  };
}

const modeOf = ({ theme, width }: Mode): ChromaticMode => ({
  theme,
  ...(width !== undefined && { viewport: width }),
});
