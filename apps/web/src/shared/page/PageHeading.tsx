import { Heading } from '@tilava/ui/Heading';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { HeadingMemoryContext } from './headingMemory.ts';

interface PageHeadingProps {
  readonly children: string;
  /** The document's title, where it is more than the heading and the product's name. */
  readonly title?: string;
  readonly size?: 'display' | 'hero';
}

/**
 * The one heading of level 1 of a page. It names the document, and after a change of page it takes the focus, so
 * that screen readers begin to read there. The first page of a visit is read from its top.
 */
export function PageHeading({
  children,
  title = `${children} · Tilava`,
  size = 'display',
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const memory = use(HeadingMemoryContext);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const isOtherPage = memory.path !== undefined && memory.path !== pathname;
    memory.path = pathname;
    if (isOtherPage) heading.current?.focus({ preventScroll: true });
  }, [memory, pathname]);

  return (
    <Heading level={1} size={size} isFocusTarget ref={heading}>
      {children}
    </Heading>
  );
}
