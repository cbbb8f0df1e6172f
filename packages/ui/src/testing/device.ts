import { cdp } from 'vitest/browser';

/** Shows the page as it will be printed, until the next call. */
export async function emulateMedia(media: 'print' | 'screen'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
}

/** Lets the reader's system be in this theme, until the next call. */
export async function emulateColorScheme(scheme: 'light' | 'dark'): Promise<void> {
  const features = [{ name: 'prefers-color-scheme', value: scheme }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Lets the device be one with a finger instead of a mouse, until the next call. */
export async function emulateTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}
