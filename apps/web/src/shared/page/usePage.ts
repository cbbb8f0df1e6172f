import { createContext, use, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which page's heading was shown last, so that the focus follows a change of page and nothing else. */
export function createHeadingMemory() {
  let kept: string | undefined;
  return {
    last: () => kept,
    keep: (path: string) => {
      kept = path;
    },
  };
}

export const HeadingMemoryContext = createContext(createHeadingMemory());

/** Names the document; returns whether the heading takes the focus, which the first page of a visit doesn't. */
export function usePage(documentTitle: string): boolean {
  const { pathname } = useLocation();
  const memory = use(HeadingMemoryContext);
  const [isOtherPage] = useState(() => (memory.last() ?? pathname) !== pathname);

  useEffect(() => {
    memory.keep(pathname);
  }, [memory, pathname]);

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return isOtherPage;
}

/** False during a component's first render, so that content whose space is reserved can render after the rest. */
export const useIsRendered = (): boolean => useDeferredValue(true, false);
