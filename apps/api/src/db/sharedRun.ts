/**
 * Lets those who want the same work done at the same time share it. Whoever asks while it runs gets the next run, which
 * begins after they asked: what changed before that, it has seen.
 */
export function sharedRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const start = (): Promise<void> => {
    const run = work().finally(() => {
      if (running === run) running = null;
    });
    running = run;
    return run;
  };
  const startNext = (): Promise<void> => {
    next = null;
    return start();
  };
  return () => {
    if (running === null && next === null) return start();
    next ??= (running ?? Promise.resolve()).then(startNext, startNext);
    return next;
  };
}
