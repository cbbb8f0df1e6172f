/**
 * Lets any number read at once, and one change alone: reading takes its turns (see `scan`), between which rows must
 * stay where they are. Whoever comes while a change waits comes after it, so that it does not wait for ever.
 */
export function turnstile() {
  const now: { readers: number; change: Promise<void> | null; onLastReader: (() => void) | null } = {
    readers: 0,
    change: null,
    onLastReader: null,
  };

  return {
    async read<Result>(work: () => Promise<Result>): Promise<Result> {
      while (now.change !== null) await now.change;
      now.readers += 1;
      try {
        return await work();
      } finally {
        now.readers -= 1;
        if (now.readers === 0) now.onLastReader?.();
      }
    },

    /** Only one at a time. */
    async change(work: () => Promise<void>): Promise<void> {
      const untilRead = new Promise<void>((resolve) => {
        if (now.readers === 0) resolve();
        else now.onLastReader = resolve;
      });
      const changed = untilRead.then(work);
      const end = () => {
        now.change = null;
        now.onLastReader = null;
      };
      now.change = changed.then(end, end);
      await changed;
    },
  };
}
