/**
 * Any number of readers, or one writer. Reading yields to the event loop (see `scan`), and rows must not move meanwhile.
 * Readers that come while a writer waits queue behind it, so that it does not starve.
 */
export function readWriteLock() {
  const now: { readers: number; write: Promise<void> | null; onLastReader: (() => void) | null } = {
    readers: 0,
    write: null,
    onLastReader: null,
  };

  return {
    async read<Result>(work: () => Promise<Result>): Promise<Result> {
      while (now.write !== null) await now.write;
      now.readers += 1;
      try {
        return await work();
      } finally {
        now.readers -= 1;
        if (now.readers === 0) now.onLastReader?.();
      }
    },

    /** Only one at a time. */
    async write(work: () => Promise<void>): Promise<void> {
      const untilRead = new Promise<void>((resolve) => {
        if (now.readers === 0) resolve();
        else now.onLastReader = resolve;
      });
      const written = untilRead.then(work);
      const end = () => {
        now.write = null;
        now.onLastReader = null;
      };
      now.write = written.then(end, end);
      await written;
    },
  };
}
