import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

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

/**
 * Names the document after the page that is shown.
 *
 * @returns whether the page's heading is to take the focus: after a change of page, so that screen readers begin to
 * read there. The first page of a visit is read from its top.
 */
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
