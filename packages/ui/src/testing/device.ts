import { cdp } from 'vitest/browser';

/** How a reader has set up the system, by media feature. */
interface Reader {
  readonly 'prefers-color-scheme': 'light' | 'dark';
  readonly 'prefers-reduced-motion': 'reduce' | 'no-preference';
  readonly 'forced-colors': 'active' | 'none';
}

/** What stories are played with; see vitest.stories.config.ts. */
const defaultReader: Reader = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'forced-colors': 'none',
};

/** Shows the page to such a reader, until the next call; what is left out is as usual. */
export async function emulateReader(differences: Partial<Reader> = {}): Promise<void> {
  // A feature that is not named would no longer be emulated.
  const features = Object.entries({ ...defaultReader, ...differences }).map(([name, value]) => ({
    name,
    value,
  }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Shows the page as it will be printed, until the next call. */
export async function emulateMedia(media: 'print' | 'screen'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
}

/** Lets the device be one with a finger instead of a mouse, until the next call. */
export async function emulateTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}
