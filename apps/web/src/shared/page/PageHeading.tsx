import { PageHeader, type PageHeaderProps } from '@tilava/ui/PageHeader';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { HeadingMemoryContext } from './headingMemory.ts';

interface PageHeadingProps extends Pick<PageHeaderProps, 'size' | 'description'> {
  readonly children: string;
  /** The document's title, where it is more than the heading and the product's name. */
  readonly title?: string;
}

/**
 * The head of a page. It names the document, and after a change of page its heading takes the focus, so that
 * screen readers begin to read there. The first page of a visit is read from its top.
 */
export function PageHeading(props: PageHeadingProps) {
  const { pathname } = useLocation();
  // Another page has another heading, also where the router keeps the component.
  return <HeadingOf key={pathname} pathname={pathname} {...props} />;
}

function HeadingOf({
  children,
  title,
  pathname,
  ...header
}: PageHeadingProps & { readonly pathname: string }) {
  const t = useTranslations('common');
  const documentTitle = title ?? t('title', { page: children });
  const memory = use(HeadingMemoryContext);
  const [isOtherPage] = useState(() => memory.path !== undefined && memory.path !== pathname);

  useEffect(() => {
    memory.path = pathname;
  }, [memory, pathname]);

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return <PageHeader {...header} title={children} takesFocus={isOtherPage} />;
}
