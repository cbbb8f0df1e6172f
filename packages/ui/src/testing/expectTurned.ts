import { expect } from 'storybook/test';

/** Sees that the drawings below an element are turned for a reader from right to left: once, and not back again. */
export async function expectTurned(element: Element): Promise<void> {
  const drawings = [...element.querySelectorAll('svg')];
  await expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) await expect(flipsOf(drawing) % 2).toBe(1);
}

function flipsOf(drawing: Element): number {
  let flips = 0;
  for (let at: Element | null = drawing; at !== null; at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (transform !== 'none' && new DOMMatrix(transform).a < 0) flips += 1;
  }
  return flips;
}
