import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which the event loop gets a turn. */
const slice = 2;

/**
 * The returned function, called between two steps of long work, yields to the event loop if enough time has passed. By
 * the clock, because the first steps of a process take many times as long as later ones.
 */
export function makeYieldToEventLoop(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await setImmediate();
    began = performance.now();
  };
}
