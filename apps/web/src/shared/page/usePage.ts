import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HeadingMemoryContext } from './headingMemory.ts';

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
