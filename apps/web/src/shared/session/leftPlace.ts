/** Where somebody was when their session ended by itself. */
interface Left {
  readonly userId: string;
  /** With what stands behind it. */
  readonly path: string;
}

/** Remembers where somebody was whose session ended by itself, so that logging in again leads back there. */
export interface LeftPlace {
  readonly keep: (left: Left) => void;
  /** Gives it once, to the same user only. */
  readonly take: (userId: string) => string | null;
}

/** Makes one for as long as the page is open: a new page begins anew. */
export function createLeftPlace(): LeftPlace {
  let left: Left | null = null;
  return {
    keep: (next) => {
      left = next;
    },
    take: (userId) => {
      const path = left?.userId === userId ? left.path : null;
      left = null;
      return path;
    },
  };
}
