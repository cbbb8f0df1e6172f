/** A way of looking at every story. */
export interface Mode {
  /** Which theme the system asks for. A story that sets its own keeps it. */
  readonly theme: 'light' | 'dark';
  /** Whether the system paints in a few colours of its own. @default false */
  readonly hasForcedColors?: boolean;
  /** Width of the window in px, for stories that do not set their own. @default 1200 */
  readonly width?: number;
}

/** What every story is pictured in: here by `pnpm visual`, and by `pnpm chromatic`. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'forced-colors': { theme: 'light', hasForcedColors: true },
  phone: { theme: 'light', width: 390 },
} as const satisfies Readonly<Record<string, Mode>>;

export type ModeName = keyof typeof modes;
