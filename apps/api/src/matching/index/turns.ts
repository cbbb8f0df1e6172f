import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const slice = 2;

/**
 * Begins work that others wait for: what it answers, called between two steps, lets them have their turn where enough
 * was done since. By the clock, because the first steps of a process take many times as long as later ones.
 */
export function takingTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await turn();
    began = performance.now();
  };
}
