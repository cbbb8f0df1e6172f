import { cdp } from 'vitest/browser';

/** Shows the page as it will be printed, until the next call. */
export async function emulateMedia(media: 'print' | 'screen'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
}

/** Lets the device be one with a finger instead of a mouse, until the next call. */
export async function emulateTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}
