import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which the event loop gets a turn. */
const slice = 2;

/** Yields between two steps of long work, by the clock: a process's first steps take many times as long. */
export function makeYieldToEventLoop(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await setImmediate();
    began = performance.now();
  };
}
