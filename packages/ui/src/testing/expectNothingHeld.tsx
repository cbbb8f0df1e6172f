import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { cdp } from 'vitest/browser';

/** What a page holds on to once everything is collected that nobody needs. */
interface Memory {
  /** In KB. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is mounted and unmounted often. */
export interface Mounts {
  /** Draws it anew. */
  readonly draw: () => ReactNode;
  /** Ends once it stands there as a reader sees it. */
  readonly isThere: (place: HTMLElement) => Promise<unknown>;
}

/** How often something is mounted before anything is measured: code and caches come with the first. */
const warmUps = 10;

/**
 * Mounts and unmounts something ten times, then as often as wanted, and waits until the page holds hardly more than
 * before: what only timers and tasks still hold, which a busy machine runs late, is no leak.
 *
 * @throws what the page holds more than before, if it stays
 */
export async function expectNothingHeld(times: number, { draw, isThere }: Mounts): Promise<void> {
  const mount = async () => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    root.render(draw());
    await isThere(place);
    root.unmount();
    place.remove();
  };
  for (let round = 0; round < warmUps; round += 1) await mount();
  const before = await memoryInUse();
  for (let round = 0; round < times; round += 1) await mount();
  const atMost = (unit: keyof Memory, more: number) => (memory: Memory) =>
    expect(memory[unit] - before[unit], unit).toBeLessThan(more);
  // React may still hold the last one, which has fewer; two nodes or listeners of each would be more.
  const bounds = [atMost('heap', 400), atMost('nodes', 2 * times), atMost('listeners', 2 * times)];
  await vi.waitFor(
    async () => {
      const after = await memoryInUse();
      for (const holds of bounds) holds(after);
    },
    { timeout: 30_000, interval: 500 },
  );
}

/** What is there once collecting finds nothing more: callbacks that are still to come hold what they belong to. */
async function memoryInUse(): Promise<Memory> {
  let least = await collected();
  for (let still = 0; still < 5; still += 1) {
    await new Promise(requestAnimationFrame);
    const memory = await collected();
    if (memory.heap < least.heap || memory.nodes < least.nodes || memory.listeners < least.listeners)
      still = 0;
    least = {
      heap: Math.min(memory.heap, least.heap),
      nodes: Math.min(memory.nodes, least.nodes),
      listeners: Math.min(memory.listeners, least.listeners),
    };
  }
  return least;
}

async function collected(): Promise<Memory> {
  const browser = cdp();
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
  return { heap: Math.round(usedSize / 1024), nodes, listeners: jsEventListeners };
}
