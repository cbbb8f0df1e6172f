/** How long nothing else had its turn at the longest, in milliseconds. */
export interface Block {
  /** By the clock: also where the machine was busy with something else. */
  readonly clock: number;
  /** Of work of this thread: it counts no longer than the clock, because the system tells it some milliseconds late. */
  readonly work: number;
}

/** What work answered, and how long it kept others from their turn. */
interface Blocked<Result> {
  readonly result: Result;
  readonly block: Block;
}

/** Has a turn whenever there is one, and sees how long it has to wait for the next, and how much was worked meanwhile. */
export async function longestBlock<Result>(work: () => Promise<Result>): Promise<Blocked<Result>> {
  let longest: Block = { clock: 0, work: 0 };
  let [last, isOver] = [now(), false];
  const look = () => {
    if (isOver) return;
    const present = now();
    longest = {
      clock: Math.max(longest.clock, present.clock - last.clock),
      work: Math.max(longest.work, Math.min(present.work - last.work, present.clock - last.clock)),
    };
    last = present;
    setImmediate(look);
  };
  look();
  try {
    const result = await work();
    look();
    return { result, block: longest };
  } finally {
    isOver = true;
  }
}

function now(): Block {
  const { user, system } = process.threadCpuUsage();
  return { clock: performance.now(), work: (user + system) / 1_000 };
}
