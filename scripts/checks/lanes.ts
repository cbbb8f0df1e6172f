/** What has to be known of a piece of work to say when it may begin. */
export interface Work {
  readonly name: string;
  /** Nothing may be done beside it. */
  readonly isAlone?: boolean;
  /** What has to have ended before it begins, if it is to be done at all. */
  readonly after?: readonly string[];
}

/**
 * Does all of the work, as many pieces side by side as there are lanes: whenever one is free, the first begins that may.
 *
 * @throws Error where pieces wait for one another
 */
export async function inLanes<Item extends Work>(
  items: readonly Item[],
  lanes: number,
  perform: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = new Set(items);
  const running = new Map<Item, Promise<void>>();

  const isFree = ({ isAlone = false }: Item): boolean => {
    if (running.size === 0) return true;
    return !isAlone && running.size < lanes && [...running.keys()].every((other) => other.isAlone !== true);
  };
  const isDue = ({ after = [] }: Item): boolean =>
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name));

  while (waiting.size + running.size > 0) {
    const next = [...waiting].find((item) => isFree(item) && isDue(item));
    if (next !== undefined) {
      waiting.delete(next);
      const ended = perform(next).finally(() => running.delete(next));
      running.set(next, ended);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These wait for one another: ${[...waiting].map(({ name }) => name).join(', ')}`);
    }
  }
}
