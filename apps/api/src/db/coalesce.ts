/** Calls made while the work runs share the next run, which sees everything that changed before. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
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
