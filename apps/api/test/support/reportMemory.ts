/** Preloaded by `--import` into a server with `--expose-gc`: a SIGUSR2 has it collect its garbage and say what is left. */
import { setTimeout as wait } from 'node:timers/promises';

/** In bytes. */
export interface Memory {
  /** What is in use when all garbage is gone: V8's heap, and what its objects hold outside of it. */
  readonly live: number;
  /** The most that the process ever took, garbage included. */
  readonly peak: number;
}

process.on('SIGUSR2', () => void report());

async function report(): Promise<void> {
  // What is freed by a finalizer of the first is garbage of the second.
  for (let time = 0; time < 2; time += 1) {
    globalThis.gc?.();
    await wait(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  const memory: Memory = { live: heapUsed + external, peak: process.resourceUsage().maxRSS * 1_024 };
  console.log(`memory ${JSON.stringify(memory)}`);
}
