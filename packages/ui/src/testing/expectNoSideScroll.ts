import { expect } from 'storybook/test';

/** Fails where something is wider than the window. */
export async function expectNoSideScroll(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
