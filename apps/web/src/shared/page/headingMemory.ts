import { createContext } from 'react';

/** Which page's heading was shown last, so that the focus follows a change of page and nothing else. */
export interface HeadingMemory {
  /** Undefined before the first. */
  readonly last: () => string | undefined;
  readonly keep: (path: string) => void;
}

/** Makes a memory of no page. */
export function createHeadingMemory(): HeadingMemory {
  let kept: string | undefined;
  return {
    last: () => kept,
    keep: (path) => {
      kept = path;
    },
  };
}

/** The one memory of the app. */
export const HeadingMemoryContext = createContext(createHeadingMemory());
