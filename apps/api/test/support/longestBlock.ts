/** What work answered, and the longest time, in milliseconds, in which nothing else had its turn meanwhile. */
export interface Blocked<Result> {
  readonly result: Result;
  readonly milliseconds: number;
}

/** Has a turn whenever there is one, and sees how long it has to wait for the next. */
export async function longestBlock<Result>(work: () => Promise<Result>): Promise<Blocked<Result>> {
  let [milliseconds, last, isOver] = [0, performance.now(), false];
  const look = () => {
    if (isOver) return;
    const now = performance.now();
    milliseconds = Math.max(milliseconds, now - last);
    last = now;
    setImmediate(look);
  };
  look();
  try {
    const result = await work();
    look();
    return { result, milliseconds };
  } finally {
    isOver = true;
  }
}
