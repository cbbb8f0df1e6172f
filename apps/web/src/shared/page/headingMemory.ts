import { createContext } from 'react';

/** Which page's heading was shown last, so that the focus follows a change of page and nothing else. */
export interface HeadingMemory {
  path: string | undefined;
}

/** The one memory of the app. */
export const HeadingMemoryContext = createContext<HeadingMemory>({ path: undefined });
